-- Labels and references are compared as the contract has it: ordinal, ignoring case (the collation is Database.cs's).
create table if not exists groupe (
  idGroupe integer primary key,
  lbGroupe text not null,
  isActif integer not null default 1
);
create table if not exists groupeRole (
  idGroupe integer not null references groupe,
  refRole text not null,
  primary key (idGroupe, refRole)
);
create table if not exists users (
  idUser integer primary key,
  login text not null unique collate OrdinalIgnoreCase,
  lbUser text not null,
  mail text,
  idGroupe integer not null references groupe,
  isActif integer not null default 1,
  isLocked integer not null default 0,
  mustChangePassword integer not null default 0,
  refIdentification text not null default 'B',
  password text,
  dtLastLogin text,
  dtModification text
);
create table if not exists session (
  hash text primary key,
  idUser integer not null references users,
  dtExpiration text not null
);
create table if not exists answeredWrite (
  idUser integer not null references users,
  idempotencyKey text not null,
  fingerprint text not null,
  answer text not null,
  dtAnswer text not null,
  primary key (idUser, idempotencyKey)
);
create table if not exists objetLock (
  typeObjet text not null,
  refObjet text not null,
  idUser integer not null references users,
  dtVerrou text not null,
  dtExpiration text not null,
  primary key (typeObjet, refObjet)
);
create table if not exists agence (
  idAgence integer primary key,
  lbAgence text not null unique collate OrdinalIgnoreCase,
  isActif integer not null
);
create table if not exists affaire (
  idAffaire integer primary key,
  idAffaireGuid text not null unique,
  refAffaire text not null unique collate OrdinalIgnoreCase,
  lbAffaire text not null,
  lbClient text,
  idAgence integer not null references agence,
  idUserRAF integer not null references users,
  statut text not null,
  isActif integer not null,
  dtCreation text not null,
  dtModification text
);
create table if not exists systable (
  idTableGuid text primary key,
  refTable text not null unique collate OrdinalIgnoreCase,
  lbTable text not null,
  idTypeTable integer not null,
  description text,
  isGenerer integer not null,
  isActif integer not null,
  dtModification text
);
create table if not exists sysvaleur (
  idValeur integer primary key,
  idValeurGuid text not null unique,
  idTableGuid text not null references systable,
  refValeur text not null collate OrdinalIgnoreCase,
  lbValeur text not null,
  lbCourt text,
  description text,
  extendedData text,
  idValeurParent integer references sysvaleur,
  ordre integer not null,
  isActif integer not null,
  dtModification text,
  unique (idTableGuid, refValeur)
);
create index if not exists sysvaleurParent on sysvaleur (idValeurParent);

-- Of services that this server does not have: as much as those that it has ask of them.
create table if not exists referentiel (
  idReferentielGuid text primary key,
  refReferentiel text not null
);
create table if not exists mode (
  idModeGuid text primary key,
  refMode text not null
);
-- Who names a value, a line for each use: by its key, or by its table and reference.
create table if not exists emploi (
  idValeur integer,
  refTable text collate OrdinalIgnoreCase,
  refValeur text collate OrdinalIgnoreCase
);
create table if not exists prestation (
  idPrestation integer primary key,
  idAffaire integer not null references affaire,
  statut text not null
);
create index if not exists prestationAffaire on prestation (idAffaire);
