import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import type { Values } from '../../kit/editor/context.ts'
import { choice, type ChoiceOptions } from '../../kit/editor/fields.ts'
import { recordLabel } from '../../navigation/offered.ts'

type Route = (typeof SysRoute.GetList.example.value)[number]

/** One of the routes, under the title that the user's language has for it. */
export const routeChoice = <Name extends string, V = Values>(
  name: Name,
  options: Partial<ChoiceOptions<Route, V>> = {},
) =>
  choice<Name, Route, V>(name, SysRoute.GetList, {
    option: ({ ref, label }) => ({ value: ref, label, description: ref }),
    optionText: ({ ref, label }, text) => recordLabel(label, { refRoute: ref }, text),
    ...options,
  })
