using Ronde.Contract;

namespace Ronde.SampleServer;

/// <summary>What is said beside the refusals of the contract, in both languages.</summary>
public static class Said
{
    public static readonly Words Saved = new("Enregistré", "Saved");
    public static readonly Words Deleted = new("Supprimé", "Deleted");

    public static readonly Words BadRequest = new("Requête non valide", "Invalid request");
    public static readonly Words UnknownField = new("Champ inconnu : {champ}", "Unknown field: {champ}");
    public static readonly Words InvalidField = new("Valeur non valide : {champ}", "Invalid value: {champ}");
    public static readonly Words NotSignedIn = new("Session absente ou expirée : connectez-vous", "No session, or it has expired: sign in");
    public static readonly Words Forbidden = new("Vous n'avez pas le droit de faire cela", "You are not allowed to do this");
    public static readonly Words PasswordToChange = new("Changez d'abord votre mot de passe", "Change your password first");
    public static readonly Words NotFound = new("Enregistrement introuvable", "Record not found");
    public static readonly Words AddressNotFound = new("Adresse introuvable", "Address not found");
    public static readonly Words OtherVerb = new("Opération appelée par un autre verbe", "Operation called by another verb");
    public static readonly Words Stale = new("Cet enregistrement a été modifié entre-temps : relisez-le", "This record was changed meanwhile: read it again");
    public static readonly Words TooLarge = new("Envoi trop volumineux : {mo} Mo au plus", "Too large: {mo} MB at most");
    public static readonly Words TooMany = new("Fichier trop grand : {n} {quoi} au plus", "File too large: {n} {quoi} at most");
    public static readonly Words UnsupportedType = new("Type de contenu non pris en charge", "Unsupported type of content");
    public static readonly Words NoTable = new("Pas un texte CSV lisible", "Not a readable CSV text");
    public static readonly Words KeyReused = new("Cette clé d'idempotence a déjà servi à une autre demande", "This idempotency key was used for another request");
    public static readonly Words NotDone = new("Opération pas encore faite", "Operation not done yet");
    public static readonly Words Broken = new("Le serveur a rencontré une erreur", "The server met an error");
    public static readonly Words Unavailable = new("Le serveur est momentanément indisponible", "The server is unavailable for now");

    // Of the lines of a file.
    public static readonly Words UnclosedQuote = new("Guillemet non fermé", "Quotation mark not closed");
    public static readonly Words UnreadableLine = new("Ligne illisible", "Unreadable line");
    public static readonly Words TooManyCells = new("Plus de cellules que de colonnes", "More cells than columns");
    public static readonly Words MissingCell = new("Valeur requise", "Value needed");
    public static readonly Words SameAsLine = new("Déjà présent à la ligne {ligne}", "Already in line {ligne}");
    public static readonly Words UnknownReference = new("{valeur} est inconnu", "{valeur} is unknown");
    public static readonly Words UnfitCell = new("« {valeur} » : {regle}", "“{valeur}”: {regle}");
    public static readonly Words RuleReference = new("lettres, chiffres, . _ - ; 50 au plus", "letters, digits, . _ -; 50 at most");
    public static readonly Words RuleLabel = new("200 caractères au plus, sur une ligne", "200 characters at most, in one line");
    public static readonly Words RuleText = new("2000 caractères au plus", "2000 characters at most");
    public static readonly Words RuleJson = new("un objet JSON, de 64 ko au plus", "a JSON object of 64 kB at most");
    public static readonly Words RuleFlag = new("oui ou non", "yes or no");
}
