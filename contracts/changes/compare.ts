import { isDeepStrictEqual } from 'node:util'
import type { Interaction } from '../pacts/pact.ts'
import { compareExpected, expectedOf } from './answer.ts'
import { sentOf } from './request.ts'

/**
 * What a change of the contract means for a server that kept the pact before it:
 * - `breaking`: it may fail the new pact, or the console that goes with it;
 * - `set-up`: it need not change, but the set-up of its states has to;
 * - `harmless`: it need not change.
 */
export type Kind = 'breaking' | 'set-up' | 'harmless'

export interface Change {
  kind: Kind
  /** Service and operation, `AdmAgence/Insert`. */
  operation: string
  what: string
  /** Of the interactions that say so. */
  descriptions: string[]
}

type Found = Omit<Change, 'operation' | 'descriptions'>

const operationOf = ({ request }: Interaction) => request.path.split('/').slice(-2).join('/')
const ofOperation = (interactions: readonly Interaction[]) => Map.groupBy(interactions, operationOf)
const whatOf = ({ description }: Interaction) => description.replace(/^[^:]*: /, '')

/** All that an interaction is, but what it is called. */
const content = ({ providerStates, request, response }: Interaction) => ({ providerStates, request, response })

async function requestChanges(before: Interaction, after: Interaction): Promise<Found[]> {
  if (before.request.method !== after.request.method)
    return [{ kind: 'breaking', what: `the verb is ${after.request.method}, not ${before.request.method}` }]
  const [sent, sends] = [await sentOf(before), await sentOf(after)]
  return [
    ...[...sends.keys()]
      .filter((place) => !sent.has(place))
      .map((place): Found => ({ kind: 'breaking', what: `sends \`${place}\`` })),
    ...[...sent.keys()]
      .filter((place) => !sends.has(place))
      .map((place): Found => ({ kind: 'breaking', what: `no longer sends \`${place}\`` })),
    ...[...sends].flatMap(([place, { type, value }]): Found[] => {
      const was = sent.get(place)
      if (!was || (was.type === type && was.value === value)) return []
      return was.type === type
        ? [{ kind: 'harmless', what: `sends another value in \`${place}\`` }]
        : [{ kind: 'breaking', what: `sends \`${place}\` as ${type}, not ${was.type}` }]
    }),
  ]
}

function answerChanges(before: Interaction, after: Interaction, isSameData: boolean): Found[] {
  const [was, is] = [expectedOf(before), expectedOf(after)]
  const changes = [...is].flatMap(([place, expected]): Found[] => {
    const old = was.get(place)
    if (!old)
      return [{ kind: 'breaking', what: place.startsWith('header') ? `expects \`${place}\`` : `reads \`${place}\`` }]
    const how = compareExpected(old, expected)
    if (how === 'more')
      return [{ kind: 'breaking', what: `expects more of \`${place}\` (${expected.by}, not ${old.by})` }]
    if (how === 'less')
      return [{ kind: 'harmless', what: `expects less of \`${place}\` (${expected.by}, not ${old.by})` }]
    if (how === 'other')
      return [
        {
          kind: 'breaking',
          what: `expects something else of \`${place}\` (${expected.type}, ${expected.by}; not ${old.type}, ${old.by})`,
        },
      ]
    if (how !== 'value') return []
    const isTold = place === 'status' || place.endsWith('.message')
    return [
      {
        kind: isTold || isSameData ? 'breaking' : 'harmless',
        what: `expects ${JSON.stringify(expected.value)} in \`${place}\`, not ${JSON.stringify(old.value)}`,
      },
    ]
  })
  const gone = [...was.keys()]
    .filter((place) => !is.has(place))
    .map((place): Found => ({ kind: 'harmless', what: `no longer reads \`${place}\`` }))
  return [...changes, ...gone]
}

function stateChanges(before: Interaction, after: Interaction): Found[] {
  const names = ({ providerStates = [] }: Interaction) => providerStates.map(({ name }) => name)
  const parameters = ({ providerStates = [] }: Interaction) =>
    providerStates.map(({ params = {} }) => Object.keys(params).toSorted())
  if (!isDeepStrictEqual(names(before), names(after)))
    return [{ kind: 'set-up', what: `other states: ${names(after).join(', ') || 'none'}` }]
  if (!isDeepStrictEqual(parameters(before), parameters(after)))
    return [{ kind: 'set-up', what: 'a state has other parameters' }]
  return isDeepStrictEqual(before.providerStates, after.providerStates)
    ? []
    : [{ kind: 'harmless', what: 'a state has other values' }]
}

async function interactionChanges(before: Interaction, after: Interaction): Promise<Found[]> {
  const asked = await requestChanges(before, after)
  const states = stateChanges(before, after)
  return [...asked, ...answerChanges(before, after, asked.length + states.length === 0), ...states]
}

async function operationChanges(
  operation: string,
  before: readonly Interaction[] | undefined,
  after: readonly Interaction[] | undefined,
): Promise<Change[]> {
  if (!before)
    return [
      { kind: 'breaking', operation, what: 'is new', descriptions: after?.map(({ description }) => description) ?? [] },
    ]
  if (!after)
    return [
      {
        kind: 'harmless',
        operation,
        what: 'is no longer called',
        descriptions: before.map(({ description }) => description),
      },
    ]
  const added = after.filter((one) => before.every(({ description }) => description !== one.description))
  const dropped = before.filter((one) => after.every(({ description }) => description !== one.description))
  const renamed = added.flatMap((one) =>
    dropped
      .filter((other) => isDeepStrictEqual(content(one), content(other)))
      .slice(0, 1)
      .map((other) => ({ one, other })),
  )
  const kept = after.flatMap((one) =>
    before.filter(({ description }) => description === one.description).map((other) => ({ one, other })),
  )
  const changed = await Promise.all(
    kept.map(async ({ one, other }) =>
      (await interactionChanges(other, one)).map((found) => ({ ...found, operation, descriptions: [one.description] })),
    ),
  )
  return [
    ...added
      .filter((one) => renamed.every((pair) => pair.one !== one))
      .map((one): Change => ({
        kind: 'breaking',
        operation,
        what: `has a new interaction: ${whatOf(one)}`,
        descriptions: [one.description],
      })),
    ...dropped
      .filter((one) => renamed.every((pair) => pair.other !== one))
      .map((one): Change => ({
        kind: 'harmless',
        operation,
        what: `has one interaction less: ${whatOf(one)}`,
        descriptions: [one.description],
      })),
    ...renamed.map(({ one, other }): Change => ({
      kind: 'harmless',
      operation,
      what: `“${whatOf(other)}” is called “${whatOf(one)}”`,
      descriptions: [one.description],
    })),
    ...changed.flat(),
  ]
}

/** What became of a contract, operation by operation; the same change of several interactions of one is told once. */
export async function changesBetween(before: readonly Interaction[], after: readonly Interaction[]): Promise<Change[]> {
  const [was, is] = [ofOperation(before), ofOperation(after)]
  const operations = [...new Set([...is.keys(), ...was.keys()])]
  const all = (
    await Promise.all(operations.map((operation) => operationChanges(operation, was.get(operation), is.get(operation))))
  ).flat()
  const alike = Map.groupBy(all, ({ kind, operation, what }) => JSON.stringify([kind, operation, what]))
  return [...alike.values()].map((same) => ({
    ...(same[0] as Change),
    descriptions: same.flatMap(({ descriptions }) => descriptions),
  }))
}
