import type { Language } from '../messages/messages.ts'
import type { Misbehaviour } from './accounts.ts'

const fr = {
  signIn: 'Se connecter',
  reset: 'Réinitialiser le mot de passe',
  about: 'Annuaire local de Ronde, pour les essais sur cette machine. Il ne demande aucun mot de passe.',
  aboutReset:
    'Annuaire local de Ronde. Rien n’est changé\u00a0: choisissez le compte dont le mot de passe est réputé réinitialisé.',
  accounts: 'Choisissez un compte',
  failing: 'Ce qui peut mal se passer, pour les essais',
  forgotten: 'Mot de passe oublié\u00a0?',
  cancel: 'Annuler',
  signOut: 'Se déconnecter de l’annuaire',
  stay: 'Rester connecté',
  signedOut: 'Vous êtes déconnecté de l’annuaire.',
  failure: 'L’annuaire ne peut pas répondre à cette demande',
  expired: 'Cette demande de connexion n’est plus en cours. Fermez cette fenêtre et recommencez.',
  language: 'Langue',
}

const en: typeof fr = {
  signIn: 'Sign in',
  reset: 'Reset the password',
  about: 'Ronde’s local directory, for trying things out on this machine. It asks for no password.',
  aboutReset: 'Ronde’s local directory. Nothing is changed: choose the account whose password is taken for reset.',
  accounts: 'Choose an account',
  failing: 'What may go wrong, for trying out',
  forgotten: 'Forgotten password?',
  cancel: 'Cancel',
  signOut: 'Sign out of the directory',
  stay: 'Stay signed in',
  signedOut: 'You are signed out of the directory.',
  failure: 'The directory cannot answer this request',
  expired: 'This sign-in is no longer under way. Close this window and begin again.',
  language: 'Language',
}

/** Texts of the directory's pages. */
export const words: Readonly<Record<Language, typeof fr>> = { fr, en }

/** What each misbehaviour does, in words. */
export const misbehaviourWords: Readonly<Record<Language, Readonly<Record<Misbehaviour, string>>>> = {
  fr: {
    denied: 'Accès refusé',
    forgotten: 'Mot de passe à réinitialiser (AADB2C90118)',
    state: 'Réponse à une autre demande',
    behind: 'Horloge en retard de deux heures',
    ahead: 'Horloge en avance de deux heures',
    slow: 'Réponse lente',
  },
  en: {
    denied: 'Access denied',
    forgotten: 'Password to be reset (AADB2C90118)',
    state: 'Answer to another request',
    behind: 'Clock two hours behind',
    ahead: 'Clock two hours ahead',
    slow: 'Slow answer',
  },
}
