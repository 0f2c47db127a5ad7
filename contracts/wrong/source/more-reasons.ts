import { effort, kept, never, none, optional, same, words, type Reason } from './reasons.ts'

/** More mistakes that no client can see: checks that services do twice, or leave to the database. */
export const sameBesides: readonly Reason[] = [
  same(
    /change-password\.ts$/,
    /proveCurrent: `('R13'|'REFUS'|await writeLog)/,
    'a line of the log of which the contract does not speak',
  ),
  same(/import-materials\.ts$/, /importMaterials: `before && changesBetween.*=== 0` → `changesBetween/, never),
  same(/import-locations\.ts$/, /importLocations: `before && planned` → `before`/, never),
  same(
    /import-locations\.ts$/,
    /planOf: `before\?\.refLocalisation/,
    'a reference that is there already, which no file changes',
  ),
  same(/levels\.ts$/, /`0` → `1` in `for/, 'the first key of all instead of none, which no level is'),
  same(/^operations\/paging\.ts$/, /either: `=` → `<>`/, 'a list without any text, which there is none of'),
  same(
    /^operations\/paging\.ts$/,
    /oneValue: `exactly !== undefined/,
    'a value asked for as a span that begins and ends with it',
  ),
  same(
    /^imports\/rows\.ts$/,
    /importRows: `table\.header\.includes\(name\) &&/,
    'two lines of one range, which ranges find again by themselves',
  ),
  same(/log-words\.ts$/, /messageOf: `message !== null/, never),
  same(/^services\/Core\/routes\.ts$/, /refuseInvalidParent: (`above\.refParent \?\? ''`|`passed\.add)/, never),
  same(/change-password\.ts$/, /proveCurrent: `normalise\(person\.login\)`/, effort),
  same(
    /change-password\.ts$/,
    /now\?\.passwordHash|`throw new Refusal\('R13'\)` → `;` in `if \(now/,
    'a password that two change at once, in the same moment',
  ),
  same(
    /change-password\.ts$/,
    /'R13X".*in `if \(now|"R13X".*in `if \(now/,
    'a password that two change at once, in the same moment',
  ),
  same(/^messages\/failure\.ts$/, /refusalFields\[.* → `refusalFields/, optional),
  same(/RefParametre\.ts$/, /CreateNew: `(!\()?idReferentielGuid\)?` → .*in `throw invalidField/, words),
  same(
    /navigation-update\.ts$/,
    /never: `0`|`1` → `2`/,
    'an instant of which nobody asks more than whether it is later',
  ),
  same(/GedDocument\.ts$/, /service: `'LECTURE'`/, 'the right of writes, of which there are none there'),
  same(/GedDocument\.ts$/, /does not stop GetDocumentInfoList/, none),
  same(/UsrUser\.ts$/, /GetIdentificationMode: `found/, never),
  same(/^rights\/locks\.ts$/, /takes another zone/, 'the zone of the times that are told, which is the server’s own'),
  same(
    /^rights\/locks\.ts$|SysObjetLock\.ts$|once-a-minute\.ts$/,
    /`'?(>|<=|<)'?` → /,
    'the very millisecond in which it ends',
  ),
  same(
    /controls\.ts$/,
    /judgeOf: `only === undefined` → `true`|`template\.refTable \?\? ''`/,
    'all of them looked at instead of one',
  ),
  same(/navigation-update\.ts$/, /leaves out a step|reckons otherwise/, 'two changes in the same moment'),
  same(/SecAuthentification\.ts$/, /opened: `!subject/, never),
  same(/SecAuthentification\.ts$/, /CheckToken: `(bearer|!\(bearer)|CheckToken: `bearer`/, effort),
  same(/^security\/password\.ts$/, /underWay: `0`/, effort),
  same(/AffAffairePrestation\.ts$/, /`given \?\? null`/, never),
  same(
    /^services\/Aff\/prestations\.ts$/,
    /prestationOf: `&&`|joins otherwise .*localisationItem as lieu|`!materiel` → `false`/,
    never,
  ),
  same(
    /^services\/Core\/values\.ts$/,
    /withDepths: `\|\|` → `&&`|drops a condition withDepths: .*→ `idValeurParent === null`/,
    'what is above looked at once more',
  ),
  same(
    /suitability\.ts$|GamGamme\.ts$/,
    /rangeSuits: `!suits \|\| !range\.actif` → `!suits`|forgets a filter GetFilteredList/,
    'a current version, which is an active one',
  ),
  same(
    /save-menu\.ts$/,
    /leaves out a step refuseUnknown/,
    'a name of nobody’s, which the database refuses with the same 404',
  ),
  same(/AffAffaire\.ts$/, /leaves out a field Insert: `dtModification/, 'a stamp that every insert is given'),
  same(/SysValeur\.ts$/, /depthsOf: |forgets a form Import/, kept),
  same(/^messages\/failure\.ts$/, /`typeof champ === 'string'` → `true`/, optional),
  same(/shared-numbers\.ts$/, /'R12'/, 'which passwords are too common, which the contract leaves to the server'),
  same(
    /SecSecurite\.ts$/,
    /forgets an order GetRoleList/,
    'the order of keys, in which the database of the reference has them',
  ),
  same(
    /SecAuthentification\.ts$/,
    /^drops a condition AuthenticateApi: `!isRight \|\| !client` → `!isRight`/,
    'a secret that is right, which is somebody’s',
  ),
  same(
    /SecAuthentification\.ts$/,
    /LogOut: `token === null` → `false` in `const sound/,
    'no token, which is unsound as well',
  ),
  same(
    /SecAuthentification\.ts$/,
    /^forgets a filter peopleNamed: .* → `db \.selectFrom\('users'\) \.where\('refIdentification'/,
    'all of them looked at instead of one',
  ),
  same(
    /SysObjetLock\.ts$/,
    /^drops a condition Verrouiller: `!caller \|\| caller\.idUser === null` → `caller\.idUser === null`/,
    'somebody who is not signed in, who has been sent away before',
  ),
  same(/SysObjetLock\.ts$/, /^forgets a default GetListByUser: /, none),
  same(
    /once-a-minute\.ts$/,
    /^drops a condition allows: .* → `now >= last`/,
    'what is later than nothing, which nothing is',
  ),
  same(
    /write-user\.ts$/,
    /wayOf: `refIdentification \|\| !lbIdentification` → `!lbIdentification`/,
    'a label that says what its code says',
  ),
  same(
    /write-user\.ts$/,
    /^drops a condition (isAdministrator: |UpdateUser: `refIdentification !== undefined && .* → `refIdentification !== before)/,
    'whether an administrator is left, looked at where none is taken away',
  ),
  same(/menu-types\.ts$/, /usualType: `1` → `2`/, 'the type of menus that an anchor has where it has none of its own'),
  same(
    /controls\.ts$/,
    /^leaves out a step templateFor: `await mustBeThere/,
    'a name of nobody’s, which the database refuses with the same 404',
  ),
  same(
    /Core\/values\.ts$/,
    /^forgets a form refuseParent: `found\( await db\.selectFrom\('systable'/,
    'what the claim on the record has found out before, in the same transaction',
  ),
]
