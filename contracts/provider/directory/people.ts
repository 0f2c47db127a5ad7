/** Users of the application who sign in through the directory, in the demo. */
export const directoryUsers = [
  { login: 'e.garnier', lbUser: 'Élodie Garnier' },
  { login: 'f.haddad', lbUser: 'Farid Haddad' },
  { login: 'g.picard', lbUser: 'Géraldine Picard' },
] as const
