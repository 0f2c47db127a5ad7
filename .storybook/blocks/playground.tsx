import { useOf } from '@storybook/addon-docs/blocks'
import { propsByType } from 'virtual:props-of-types'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentDocs } from '../docs/component-docs.ts'
import { writtenCode } from '../docs/written-code.ts'
import { atRestParameter, standsMessage } from '../toolbar/still-frame.ts'
import { heightOf } from './story-frame.tsx'
import { Control, isTurnable } from './control.tsx'
import { CopiedCode } from './copied-code.tsx'
import { useToolbar } from './use-toolbar.ts'

interface FramedPreview {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, told: object) => void }
}

interface PlaygroundProps {
  docs: ComponentDocs
}

type Args = Readonly<Record<string, unknown>>

/** `textarea` is `TextArea`: the name of the component whose props are known; none for what is no component. */
const nameOf = (folder: string) =>
  Object.keys(propsByType)
    .find((type) => new RegExp(`^${folder.replaceAll('-', '')}(single)?props$`, 'i').test(type))
    ?.replace(/(Single)?Props$/, '')

/** The component as it is, with what turns it and the code as one would write it. */
export function Playground({ docs }: PlaygroundProps) {
  const { story } = useOf('story', ['story'])
  const storyId = story.id
  const first: Args = story.initialArgs
  const { inline, height: framed } =
    (story.parameters as { docs?: { story?: { inline?: boolean; height?: string } } }).docs?.story ?? {}
  const [changed, setChanged] = useState<Args>({})
  const [height, setHeight] = useState<number | string>(inline === false ? (framed ?? 320) : 120)
  const frame = useRef<HTMLIFrameElement>(null)
  const isNew = useRef(true)
  const { theme, locale, density, direction } = useToolbar()
  const globals = `theme:${theme === 'all' ? 'light' : theme};locale:${locale};density:${density};direction:${direction};a11y.manual:!true`
  const name = nameOf(docs.name)
  const props = propsByType[`${name}SingleProps`] ?? propsByType[`${name}Props`] ?? []
  const args = { ...first, ...changed }
  const turnable = props.filter((prop) => isTurnable(prop, first[prop.name]))

  const send = (updatedArgs: Args) => {
    const preview: (Window & FramedPreview) | null | undefined = frame.current?.contentWindow
    preview?.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateStoryArgs', { storyId, updatedArgs })
  }
  const onRendered = useEffectEvent(() => {
    // After the toolbar was turned the frame is a new one.
    if (isNew.current && Object.keys(changed).length > 0) send(changed)
    isNew.current = false
    if (inline !== false) setHeight(heightOf(frame.current?.contentDocument))
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && event.data === standsMessage) onRendered()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  const turn = (prop: string, value: unknown) => {
    setChanged((before) => ({ ...before, [prop]: value }))
    send({ [prop]: value })
  }

  return (
    <div className="sb-unstyled ronde-playground">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
      <iframe
        ref={frame}
        title={`${story.title}, to be tried`}
        onLoad={() => {
          isNew.current = true
        }}
        src={`iframe.html?id=${storyId}&viewMode=story&${atRestParameter}=1&globals=${globals}`}
        style={{ blockSize: height }}
      />
      {turnable.length > 0 && (
        <fieldset className="ronde-controls">
          <legend>Turn it</legend>
          {turnable.map((prop) => (
            <Control key={prop.name} prop={prop} value={args[prop.name]} onChange={(value) => turn(prop.name, value)} />
          ))}
          <button
            type="button"
            disabled={Object.keys(changed).length === 0}
            onClick={() => turnable.forEach((prop) => prop.name in changed && turn(prop.name, first[prop.name]))}
          >
            As it was
          </button>
        </fieldset>
      )}
      {name && <CopiedCode code={writtenCode({ name, folder: docs.name, props, args })} />}
    </div>
  )
}
