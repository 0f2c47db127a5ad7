import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isRequiredBy, limitBy } from '../rules/index.ts'
import type { Rules } from '../rules/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { byPlace, focusField } from './focus-field.ts'
import type { FormContextValue, RegisteredField } from './form-context.ts'
import { allErrors, errorFor, labelOf, placeServerErrors } from './form-errors.ts'
import { isSameValue } from './is-dirty.ts'
import type { CheckOptions, FieldProblem, FormErrors, ServerErrors } from './form-errors.ts'

interface UseFormOptions {
  values: Readonly<Record<string, unknown>>
  onValuesChange: (change: { values: Record<string, unknown>; name: string }) => void
  rules: Rules
  labels: Readonly<Record<string, string>>
  serverErrors: ServerErrors
  onSubmit: (submit: { values: Record<string, unknown> }) => void | Promise<unknown>
}

const none: readonly string[] = []

/** Where a problem is mended: at its field, or at the one that the field waits for. */
function placeOf(fields: ReadonlyMap<string, RegisteredField>, name: string): RegisteredField | undefined {
  const field = fields.get(name)
  return (field?.waitsFor === undefined ? undefined : fields.get(field.waitsFor)) ?? field
}

/** Behaviour of a form: its fields, the mistakes in them, the way of the focus. */
export function useForm({ values, onValuesChange, rules, labels, serverErrors: given, onSubmit }: UseFormOptions) {
  // The same errors written out again at each render are no new errors: the focus stays where it is.
  const errorsKey = JSON.stringify(given)
  const serverErrors = useMemo(() => JSON.parse(errorsKey) as ServerErrors, [errorsKey])
  const { t } = useUi()
  const [fields, setFields] = useState<ReadonlyMap<string, RegisteredField>>(new Map())
  const [ownErrors, setOwnErrors] = useState<FormErrors>({})
  const [mended, setMended] = useState({ of: serverErrors, names: none })
  const [isSubmitting, setSubmitting] = useState(false)
  const [isMending, setMending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [resets, setResets] = useState(0)
  const [answers, setAnswers] = useState(0)
  const submitted = useRef<{ given: ServerErrors; errorsKey: string; values?: Readonly<Record<string, unknown>> }>({
    given,
    errorsKey,
  })
  const problems = useRef(new Map<string, FieldProblem>())
  const summaryRef = useRef<HTMLDivElement>(null)
  // A password manager fills several fields before React renders: each must build on the one before.
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  })

  const placed = useMemo(() => placeServerErrors(serverErrors, fields), [serverErrors, fields])
  const errors = useMemo(() => {
    const mendedNames = mended.of === serverErrors ? mended.names : none
    const fromServer = Object.entries(placed).filter(([name]) => !mendedNames.includes(name))
    // A mistake in a field that has gone since can no longer be mended.
    const own = Object.entries(ownErrors).filter(([name]) => fields.has(name))
    return Object.fromEntries([...fromServer, ...own])
  }, [placed, mended, serverErrors, ownErrors, fields])

  const focusFirst = useEffectEvent(() => {
    const [first] = Object.keys(errors)
      .flatMap((name) => placeOf(fields, name)?.controlId ?? [])
      .toSorted(byPlace)
    if (first === undefined || !focusField(first)) summaryRef.current?.focus()
  })
  // After the messages are on the page, or a screen reader would announce the field without its own.
  useEffect(() => {
    if (refusals > 0) focusFirst()
  }, [refusals])
  const hasServerErrors = Object.keys(serverErrors).length > 0
  const focusedFor = useRef<ServerErrors | null>(null)
  useEffect(() => {
    // Errors that are there from the start wait for the fields to be known.
    if (!hasServerErrors || fields.size === 0 || focusedFor.current === serverErrors) return
    focusedFor.current = serverErrors
    focusFirst()
  }, [serverErrors, hasServerErrors, fields])

  // The same errors in another object, once the submit has its answer, refuse anew.
  const takeAnswer = useEffectEvent(() => {
    const before = submitted.current
    if (!hasServerErrors || before.errorsKey !== errorsKey || before.given === given) return
    setMended({ of: serverErrors, names: none })
    setRefusals((count) => count + 1)
  })
  useEffect(() => {
    if (answers > 0) takeAnswer()
  }, [answers])

  const register = useCallback((field: RegisteredField) => {
    setFields((known) => new Map(known).set(field.name, field))
    return () => setFields((known) => new Map([...known].filter(([, other]) => other !== field)))
  }, [])

  const setProblem = useCallback((name: string, problem: string | null) => {
    if (problem === null) problems.current.delete(name)
    else problems.current.set(name, { value: latest.current[name], message: problem })
  }, [])

  const checks = (changed: Readonly<Record<string, unknown>>): CheckOptions => ({
    values: changed,
    rules,
    fields,
    labels,
    problems: problems.current,
    t,
  })

  const recheck = (name: string, changed: Readonly<Record<string, unknown>>) => {
    if (!(name in ownErrors)) return
    const error = errorFor(name, checks(changed))
    setOwnErrors((current) => {
      const { [name]: before, ...others } = current
      if (before === undefined || before === error) return current
      return error === null ? others : { ...others, [name]: error }
    })
  }

  /** The server's message about that field is of a value it no longer has. */
  const mend = (name: string) => {
    if (!(name in placed)) return
    setMended((known) => ({ of: serverErrors, names: [...(known.of === serverErrors ? known.names : none), name] }))
  }

  const setValue = (name: string, value: unknown, problem: string | null = null) => {
    const changed = { ...latest.current, [name]: value }
    latest.current = changed
    setProblem(name, problem)
    setMending(true)
    onValuesChange({ values: changed, name })
    mend(name)
    recheck(name, changed)
  }

  const reset = (initial: Readonly<Record<string, unknown>>) => {
    problems.current.clear()
    setOwnErrors({})
    setMended({ of: serverErrors, names: Object.keys(placed) })
    setResets((count) => count + 1)
    for (const name of new Set([...Object.keys(latest.current), ...Object.keys(initial)])) {
      if (isSameValue(latest.current[name], initial[name])) continue
      latest.current = { ...latest.current, [name]: initial[name] }
      onValuesChange({ values: { ...latest.current }, name })
    }
  }

  const submit = async () => {
    if (isSubmitting) return
    setMending(false)
    const found = allErrors(checks(latest.current))
    setOwnErrors(found)
    if (Object.keys(found).length > 0) {
      setRefusals((count) => count + 1)
      return
    }
    setMended({ of: serverErrors, names: Object.keys(placed) })
    submitted.current = { given, errorsKey, values: { ...latest.current } }
    const answer = onSubmit({ values: { ...latest.current } })
    try {
      if (answer instanceof Promise) {
        setSubmitting(true)
        await answer
      }
    } finally {
      setSubmitting(false)
      setMending(false)
      setAnswers((count) => count + 1)
    }
  }

  const context: FormContextValue = {
    values,
    errorOf: (name) => errors[name],
    labelOf: (name) => labelOf(name, { labels, fields }),
    isRequired: (name) => isRequiredBy(rules[name]),
    limitOf: (name) => limitBy(rules[name]),
    setValue,
    setProblem,
    resets,
    register,
    recheck: (name) => {
      const { values: sent } = submitted.current
      // It was set from elsewhere since.
      if (sent && !isSameValue(sent[name], values[name])) mend(name)
      recheck(name, values)
    },
  }
  const problemList = Object.entries(errors).flatMap(([name, messages]) => {
    const label = labelOf(name, { labels, fields })
    const isNamed = !fields.has(name) && !(name in labels)
    return messages.split('\n').map((message, line) => ({
      name: `${name} ${line}`,
      controlId: placeOf(fields, name)?.controlId,
      text: isNamed || message.includes(label) ? message : t('form.fieldError', { label, message }),
    }))
  })
  return { context, errors, problemList, submit, reset, isSubmitting, isMending, summaryRef }
}
