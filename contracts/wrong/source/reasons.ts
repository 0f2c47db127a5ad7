/** Why a mistake that nothing has shown was not shown. */
export interface Reason {
  file: RegExp
  /** Matches the mistake's kind and text. */
  mistake: RegExp
  why: string
  /** Whether no client can see a difference within the contract; else one could, but neither a call nor a scenario does. */
  isSame: boolean
}

export const any = /./

export const same = (file: RegExp, mistake: RegExp, why: string): Reason => ({ file, mistake, why, isSame: true })

export const words = 'words that the contract leaves to the server'
export const effort = 'how much a server takes upon itself, and how it shares that out, which the contract leaves to it'
const byte = 'a limit that the contract tells in megabytes, or not at all, one more or less'
export const never = 'a value that stands for what is never missing there'
export const none = 'a work on nothing, which changes nothing'
const portions = 'how many rows go into one statement'
const again = 'the same written again as it is'
export const kept = 'what is remembered only so as not to be worked out again'
const hashes = 'how a password is kept, which no client sees'
const unavailable = 'what is done while the database cannot be written'
const gone = 'what becomes of a call whose sender is gone'
export const optional = 'a field that is none, told as null or not at all'

/** Mistakes that no client can see. The first match counts. */
export const sameToClients: readonly Reason[] = [
  same(
    any,
    /^says otherwise (saved|deleted|said|inserted|attached)?:/,
    'words of a success, which are the server’s own',
  ),
  same(any, /^joins otherwise .*`innerJoin` → `leftJoin`/, 'a row of the other table that a foreign key holds'),
  same(/^messages\/fr\.ts$/, /^says otherwise fr:.* in `(?!R\d)\w+:/, words),
  same(/menu-types\.ts$/, /^says otherwise typesMenu:/, words),
  same(/^imports\/read-table\.ts$/, /^says otherwise/, words),
  same(/^imports\/cell-rules\.ts$/, /(rules|ruled|ruleOf):/, words),
  same(
    /^imports\/rows\.ts$/,
    /addUnfit: `rule` → `false`|addRule: `value\.slice|longestTold: `60`|checkHeader: `60`/,
    words,
  ),
  same(/import-gammes\.ts$/, /wholeCell: `9` →|equipmentOf: `valeur\.slice/, words),
  same(/import-parameters\.ts$/, /cellOf: `table \?\? ''`/, words),
  same(/import-locations\.ts$/, /planOf: `refNiveau === undefined` → .*'missingCell'/, words),
  same(/import-values\.ts$/, /judge: `values\.refParent \?\? ''`/, never),
  same(/^messages\/messages\.ts$/, /tell: /, words),
  same(/^input\/input\.ts$/, /parseInput: /, words),
  same(
    /first-pages\.ts$/,
    /takes another constant pageRef: /,
    'what a new page is called, which the contract leaves to the server',
  ),
  same(
    /AffAffairePrestation\.ts$/,
    /insertRow: `6`/,
    'what a new service is called, which the contract leaves to the server',
  ),

  same(/^imports\/limits\.ts$/, /most: `(100_000|1_000|150|60|512|2_000_000|50_000_000)`/, byte),
  same(/^imports\/lines\.ts$/, /mostErrors: `1_000`|`errors\.push\(.*>= mostErrors`/, effort),
  same(/^imports\/lines\.ts$/, /`#characters|checkCharacters\(|: : `0` → `1` in `#characters/, effort),
  same(/^imports\/limits\.ts$/, /check(Unfolded|Characters): /, effort),
  same(/^imports\/rows\.ts$/, /isLost: `key\.length <= longestTold|`>=` → `>` in `if \(complaints/, effort),
  same(
    /^imports\/read-table\.ts$/,
    /readTable: .*(turns|asked)|`1_000` →|413 → |late\.aborted|OUT_OF_MEMORY|tooComplex|linesOf: `413`/,
    effort,
  ),
  same(
    /^security\/sign-in-limit\.ts$/,
    /remembered|forget:|`this\.#(windows|known)\.|start: .*(account|all)\.window|takes another constant .*1000/,
    effort,
  ),
  same(/^security\/password\.ts$/, /derive: `(503|5|1)`|mostAtOnce: `2`|underWay \+= 1|does not stop derive/, effort),
  same(
    /^operations\/paging\.ts$/,
    /slice\(0, mostWords|`sort \.split\(','\) \.filter\(Boolean\) \.slice\(0, 5\)`|`call\.caller\?\.subject/,
    effort,
  ),
  same(/^security\/once-a-minute\.ts$/, /remembered|`this\.#last\.delete\(/, effort),
  same(
    /^writes\/once\.ts$/,
    /hoursKept|since: `3_600_000`|compares otherwise takeKey/,
    'for how long a key of a write is kept, which the contract leaves to the server',
  ),
  same(/SysObjetLock\.ts$/, /duration: `60_000`/, byte),
  same(/^input\/uploads\.ts$/, /mostOf(Table|Pages): /, byte),
  same(/^input\/forms\.ts$/, /limits: |megabyte: |`>` → `>=`|ofFiles \+= |body\.on\('data'/, byte),
  same(/^input\/forms\.ts$/, /isCut|tooLarge\(limits/, byte),
  same(/^input\/input\.ts$/, /(secret|newSecret): `8_192`/, byte),
  same(/menu-rights\.ts$|ModTache\.ts$/, /`(10_000|1_000_000)`/, byte),
  same(/AffAffairePrestation\.ts$/, /`5_000`/, byte),

  same(/^imports\/lines\.ts$/, /`length > 0 && cells/, none),
  same(
    /^imports\/lines\.ts$/,
    /`fault && read\.lines\.length === 0` → `read\.lines/,
    'a row that holds something, of which there is one as soon as one was added',
  ),
  same(
    /^imports\/lines\.ts$/,
    /constant readLines: `0x50` → .*|constant readLines: `0x4b`|constant readLines: `0x0[3-6]`/,
    'an archive that is none: 415 either way',
  ),
  same(/^imports\/rows\.ts$/, /add: `field === undefined` → `false`/, 'a field without value, which no JSON has'),
  same(/^imports\/rows\.ts$/, /settle: `>` → `>=`/, 'none that are as they were, told as nought or not at all'),
  same(/^imports\/chains\.ts$/, /`at !== null/, 'a way up that has ended: nothing above it is in a loop'),
  same(
    /import-(gammes|materials|values|locations|parameters)\.ts$/,
    /mostAtOnce: `1_000`|compares otherwise \w+: `<` → `<=` in `for \(let at/,
    portions,
  ),
  same(/AffAffairePrestation\.ts$/, /link: `500`/, portions),
  same(/prestations\.ts$/, /mostNamed|ids\.length > mostNamed|\[\.\.\.ids, 0\]/, portions),
  same(
    /import-gammes\.ts$/,
    /insert: `= (''|null)`|judge: `values\.ref \?\? ''`|judge: `values\.refMode !== undefined` → `true`|judge: `materiels` → `true`/,
    never,
  ),
  same(/import-gammes\.ts$/, /update: `&&` → `\|\|`/, 'the current version worked out again, as it is'),
  same(/import-gammes\.ts$/, /does not stop equipmentOf/, none),
  same(/import-parameters\.ts$/, /textForm: `given\.trim\(\)`/, 'blanks around a cell, which are gone by then'),
  same(/import-parameters\.ts$/, /takes another form textForm: /, 'what is no day either way'),
  same(
    /import-parameters\.ts$/,
    /givenValues: `parameters\.length === 0`|storeValues: `gone\.length > 0`|storeValues: `>` → `>=`/,
    none,
  ),
  same(/import-parameters\.ts$/, /forgets a filter changedIn/, 'values of others, which are looked at and not touched'),
  same(/import-parameters\.ts$/, /drops a condition changedIn/, 'the key of a value, which goes with its reference'),
  same(
    /import-locations\.ts$/,
    /`idLocalisationParent \?\? 0`|`keys\.get\(ref\) \?\? 0`|`idValeur \?\? 0`|constant planOf: `0`|constant importLocations: `0` → `1` in `judgeElements|`items\.get\(parent\)\?\.idLocalisation \?\? 0` → `items/,
    never,
  ),
  same(/import-(locations|materials)\.ts$/, /storePlan: `changesBetween\(before, row\)|storePlan: `>` → `>=`/, again),
  same(
    /import-materials\.ts$/,
    /`values\.refMateriel \?\? ''`|storePlan: `= (''|null|0)`|constant storePlan: `0`|constant importMaterials: `0`/,
    never,
  ),
  same(/import-materials\.ts$/, /importMaterials: `>` → `>=`/, none),
  same(
    /import-values\.ts$/,
    /isSame: `= \{\}`|parentsFirst: |store: `= ''`|`parent === null` → `false`|`known\.get\(parent\)\?\.idValeur \?\? null`|leaves out a field store: `refParent: parent`/,
    never,
  ),
  same(
    /import-values\.ts$/,
    /judge: `'refParent' in row\.values/,
    'a column that a file has for all of its lines or for none',
  ),
  same(/import-values\.ts$/, /reckons|constant store: `1` → `2` in `ordre/, 'a gap between two places'),
  same(
    /levels\.ts$/,
    /`node\.idValeurParent \?\? 0` → `node|`at\.idValeurParent \?\? 0` → `at|`depths\.get\(value\.idValeur\) \?\? 1`/,
    never,
  ),
  same(/levels\.ts$/, /`at && !declared\.has|declareLevels: `>` → `>=`/, again),
  same(
    /location-tree\.ts$/,
    /judgeTree: `depths\.get\(|`told === undefined`|`above && depthOf|standings: `location\.parent \?\? ''`|`above\?\.chemin \?\? '\/'`/,
    never,
  ),
  same(/location-tree\.ts$/, /mostLevels/, 'how deep levels may lie, which the contract leaves to the server'),
  same(
    /parameter-scope\.ts$/,
    /refuseLeftOut: `1` → `2`|`idElement === null` → `false`/,
    'one row or more: one is enough',
  ),
  same(/AffAffaire\.ts$/, /refuseOpenServices: `1`/, 'one row or more: one is enough'),
  same(/parametres\.ts$/, /withScopes: /, 'scopes that were read of that one version'),
  same(/RefParametre\.ts$/, /usedIn: /, 'what was written just before, and is there'),

  same(/^security\/password\.ts$/, /cost: |hashPassword: |nobody: |`= ''`/, hashes),
  same(
    /^security\/password-strength\.ts$|unfit-password\.ts$/,
    /isHardToGuess|isCommon|safe: |commonPassword/,
    'which passwords are too common, which the contract leaves to the server',
  ),
  same(
    /^security\/revocations\.ts$/,
    /add: |write: `tokens\.length === 0` → `false`|does not stop write: `return`/,
    unavailable,
  ),
  same(
    /SecAuthentification\.ts$/,
    /unlessUnavailable: |LogOut: `!caller`|does not stop LogOut|constant LogOut: `true` → `false` in `if \(!caller\)/,
    unavailable,
  ),
  same(
    /^security\/revocations\.ts$/,
    /leaves out a step write: |write: `'<'` → /,
    'tokens that have ended by themselves, which open nothing either way',
  ),
  same(/^security\/caller\.ts$/, /callerOf: `!sound \|\| revocations/, unavailable),
  same(/^security\/caller\.ts$/, /`refRole \?\? \[\]`/, never),
  same(
    /^security\/token\.ts$/,
    /verify: .*(sub|jti|exp) === undefined|verify: `\|\|` → `&&` in `if \(sub|does not stop verify|constant verify: `0`/,
    'a token of ours, which has all of it',
  ),
  same(/^security\/token\.ts$/, /remembered|readToken: `before|`ours\.set/, kept),
  same(/^security\/sessions\.ts$/, /`= null`|`1` → `2`/, never),
  same(/^operations\/reply\.ts$/, /destroy: /, gone),
  same(/^input\/uploads\.ts$/, /acceptForms: |`headers\['content-type'\] \?\? ''`|`query \?\? \{\}`/, gone),
  same(/^input\/forms\.ts$/, /once\('error'|readableEnded|`reject\(noForm\(\)\)`/, gone),
  same(/^input\/page-files\.ts$/, /pageTypeOf: `8` → `9`/, 'one byte more, which is not looked at'),
  same(
    /^writes\/writes\.ts$/,
    /update: .*base|violation/,
    'what the claim on the record has found out before, in the same transaction',
  ),
  same(/^writes\/writes\.ts$/, /delete: /, 'what counts of the uses have found out before'),
  same(/^writes\/log\.ts$/, /`nouveau \?\? null` → `nouveau`/, 'a new value that is none, told as null or not at all'),
  same(
    /^writes\/once\.ts$/,
    /attemptOf: |writing: `kept`|does not stop writing/,
    'two at once under one key, of which the key’s row lets one wait',
  ),
  same(/value-references\.ts$/, /does not stop follow|takes a condition for false followTable: `from === to`/, again),
  same(/routes\.ts$/, /does not stop followRename/, again),
  same(
    /^services\/Core\/values\.ts$/,
    /`ids\.length === 0`|does not stop parentsAbove|`parents\.get\(idValeur\) \?\? null`|`depths\.get\((parent|row\.idValeur)\) \?\? 0` → `depths|constant withDepths: `0`/,
    never,
  ),
  same(
    /UsrUser\.ts$|change-password\.ts$/,
    /`!caller`|throw notSignedIn\(\)/,
    'somebody who is not signed in, who has been sent away before',
  ),
  same(/menu-types\.ts$/, /encrageOf: |refMenuOf: `typesMenu/, never),

  same(/^imports\/lines\.ts$/, /`error instanceof TooManyCells` → `true`/, words),
  same(/^operations\/reply\.ts$/, /unwell: (`= null`|`since === null`|`===`)/, optional),
  same(/^operations\/paging\.ts$/, /`read\.total \?\? .*→ `\(await/, 'how many rows there are, counted once more'),
  same(/^operations\/paging\.ts$/, /`0` → `1` in `\? windowOf/, never),
  same(/^operations\/paging\.ts$/, /`values\.length > mostValues` → `false`/, effort),
  same(
    /save-menu\.ts$/,
    /makeRoom: `idParent === null` → `true`/,
    'two ways to ask for a key, alike in the database of the reference',
  ),
  same(
    /save-menu\.ts$/,
    /forgets a form UpdateOrInsertMenu: `found\(rows/,
    'a key of nobody’s, which the database refuses with the same 404',
  ),
  same(/save-menu\.ts$/, /placeOf: `type \?\? 1`/, never),
  same(/save-menu\.ts$/, /`moved\.slice\(1\)` → `moved`|`1` → `2` in `if \(moved|`>` → `>=` in `if \(moved/, again),
  same(
    /SecAuthentification\.ts$/,
    /constant \w+: `'R[678]'`|`200` → `199`/,
    'words of a line of the log, which are the server’s own',
  ),
]
