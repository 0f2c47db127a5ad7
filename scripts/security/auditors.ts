/** The page for auditors. Pure functions. */
import { cell } from '../ledgers/shown.ts'
import type { Figures } from './figures.ts'
import { counted, type Requirement, summaryOf } from './ledger.ts'

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

/** A claim with its figure, its proof, and how to reproduce it. */
type Claim = readonly [claim: string, figure: string, proof: string, again: string]

function claimsOf({
  security,
  accessibility,
  statements,
  operations,
  wrong,
  source,
  doctor,
  supply,
  people,
  load,
  hardening,
}: Figures): Claim[] {
  const { held, notHeld } = counted(security.requirements)
  const proven = accessibility.filter(({ state }) => state === 'proven').length
  const apply = accessibility.filter(({ state }) => state !== 'notApplicable').length
  return [
    [
      'It does what its specification states',
      `${statements} statements`,
      '[by which tests](specification-coverage.md), [tried on wrong implementations](contributing/proofs.md)',
      '`npm test`',
    ],
    [
      'Security is judged by OWASP ASVS 5.0, levels 1 and 2',
      `${held} of ${held + notHeld} that the product itself can hold`,
      '[requirement by requirement](security.md), [what is decided](security/decided.md)',
      '`npm run security`',
    ],
    [
      'Each operation lets in its role, and no other',
      `${operations} operations, each with every role and none`,
      '[rights.test.ts](../contracts/provider/rights/rights.test.ts)',
      '`npx vitest run --project server contracts/provider/rights`',
    ],
    [
      'Accessibility is judged by the RGAA, in tests',
      `${proven} of ${apply} criteria that apply`,
      '[criterion by criterion](accessibility.md)',
      '`npm run accessibility`',
    ],
    [
      'The contract catches a backend, or a console, that is wrong',
      `${wrong.providers} wrong backends and ${wrong.consumers} wrong consoles tried, ${wrong.missed} not caught`,
      '[of which kinds](contracts/wrong.md), [how](contracts/proof.md)',
      '`npm run wrong`',
    ],
    [
      'Contract and scenarios show mistakes in the rules',
      `${source.share} of those that a client could see, of ${source.tried} tried`,
      '[by kind and folder](contracts/wrong-source.md)',
      '`npm run wrong -- --source`',
    ],
    ['It stands faults and attacks', hardening, '[one by one](hardening.md)', '`npm run harden`'],
    [
      'An installation is looked at from outside',
      `${doctor} checks, each seen to fail once`,
      '[which](operators/doctor.md), [doctor.test.ts](../scripts/doctor.test.ts)',
      '`npm run doctor -- https://…`',
    ],
    [
      'Copies come back',
      'while four callers write; damaged ones are refused',
      '[backup.test.ts](../contracts/provider/backup.test.ts), [how](operators/copies.md)',
      '`npm run backup`, `npm run restore`',
    ],
    [
      'A new version keeps what was there, and there is a way back',
      'from each earlier folder',
      '[upgrade.test.ts](../contracts/provider/seed/upgrade.test.ts), [what it brings](operators/upgrade.md)',
      '`npx vitest run --project server contracts/provider/seed`',
    ],
    [
      'It stands a full disk, a lost process, a clock set back',
      'each was tried',
      '[where](operators/when-it-breaks.md)',
      '`npx vitest run --project server contracts/provider/http`',
    ],
    [
      'What it is made of is known',
      `${supply.parts} parts under ${supply.licences} licences`,
      '[list, holes, licences](operators/supply.md), [supply.test.ts](../scripts/supply.test.ts)',
      '`npm run sbom`, `npm run licences`, `npm run audit`',
    ],
    [
      'What is held of people is listed',
      `${people} kinds, with why, where and how long`,
      '[the register](operators/peoples-data.md)',
      '',
    ],
    [
      'It is soon there',
      `${kilobytes(load.signIn)} to the sign-in page, ${kilobytes(load.list)} to a first list, gzipped`,
      '[chunk by chunk](../app/first-load.json), [what people wait for](performance.md)',
      '`npm run sizes`, `npm run bench`',
    ],
  ]
}

const lacking = ({ id, level, asks, why, takes }: Requirement) =>
  `| ${id} | ${level} | ${cell(asks)} | ${cell(why ?? '')} | ${cell(takes ?? '')} |`

/** Bytes that were aimed at for a first list. */
const aim = 300_000

/** The page. */
export function auditorsPage(figures: Figures): string {
  const { security, accessibility, isAudited, lacks, source, load } = figures
  const open = security.requirements.filter(({ state }) => state === 'notHeld')
  const yours = security.requirements.filter(({ state }) => state === 'operator')
  const unproven = accessibility.filter(({ state }) => state === 'notProven')
  return `# For auditors

Written by \`npm run security\` from the pages and ledgers that it links to; not by hand. A test refuses it when a figure is no longer theirs.

Ronde is an administration console in the browser: cases, inspection services, users, and the settings behind them. It speaks to a backend by
[a contract](contracts/README.md); the repository has a reference provider that keeps it. What is claimed is of these two. Another backend is
held to the contract by \`npm run verify\` and \`npm run scenarios\`, and answers itself for what is behind them.

- [How it is built](architecture.md), [what was decided, and why](decisions/README.md)
- [How to report a hole, and how soon it is mended](../SECURITY.md)
- [How it is installed](operators/https.md), [what is logged](operators/sessions-and-log.md)

## What is claimed

| claim | figure | shown by | see it again |
|-|-|-|-|
${claimsOf(figures)
  .map((claim) => `| ${claim.map(cell).join(' | ')} |`)
  .join('\n')}

## What does not hold

- Nobody outside has audited it or tried to break in. Everything here is the project's own judgement and its own tests.
${isAudited ? '' : '- Accessibility has not been audited by people, so that the law knows one mention only, “non conforme”.\n'}- Components are heard by a virtual screen reader, not by people with theirs.
- ${source.unseen} mistakes in the provider's rules that a client could see are shown by nothing; [they are named](contracts/wrong-source.md).
${load.list > aim ? `- A first list takes ${kilobytes(load.list)} gzipped; ${kilobytes(aim)} were aimed at ([what it cannot do without](decisions/2026-11-25-the-router-behind-the-sign-in-page.md)).\n` : ''}- What is known against its parts is of the day it is asked: \`npm run audit\`.

### Of the ASVS

${summaryOf(security)} Those that are not held:

| | level | asks | how far it goes | would take |
|-|-|-|-|-|
${open.map(lacking).join('\n')}

### Of the RGAA

| criterion | would take |
|-|-|
${unproven.map(({ id }) => `| ${id} | ${cell(lacks[id] ?? '')} |`).join('\n')}

## What an installation has to hold itself

| | asks | do |
|-|-|-|
${yours.map(({ id, asks, why }) => `| ${id} | ${cell(asks)} | ${cell(why ?? '')} |`).join('\n')}
`
}
