import { useLayoutEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { icons } from '../../ui/src/icons/index.ts'
import { UiProvider } from '../../ui/src/theme/index.ts'
import type { Scheme, UiProviderProps } from '../../ui/src/theme/index.ts'
import { speakEvent } from '../hearing/heard.ts'
import type { ToolbarGlobals } from './globals.ts'
import { lengthenedArgs, longestMessages } from './longest-texts.ts'
import { setReducedMotion, storyPlayed } from './reduced-motion.ts'

interface Toolbared {
  id: string
  args: object
  globals: object
  viewMode?: string
  /** A story that is played cannot be shown twice in one page: what it looks for would be found twice. */
  playFunction?: unknown
  parameters: {
    docs?: { story?: { inline?: boolean } }
    /** What a story asks of the provider around it. Language, scheme and density are the toolbar's. */
    provider?: OwnProvider
  }
}

type OwnProvider = Pick<UiProviderProps, 'link' | 'colors'>

interface ThemedProps {
  globals: ToolbarGlobals
  scheme: Scheme
  scope?: 'page' | 'element'
  provider?: OwnProvider
  children: ReactNode
}

/** The pseudo language is English made longer. */
const languageOf = ({ locale }: Pick<ToolbarGlobals, 'locale'>) => (locale === 'fr' ? 'fr' : 'en')

/** The toolbar's language, or the one that the review has the story speak for a while. */
function useLanguage(locale: ToolbarGlobals['locale']): ToolbarGlobals['locale'] {
  const [asked, setAsked] = useState<'fr' | 'en' | null>(null)
  useLayoutEffect(() => {
    const onSpeak = (event: Event) => flushSync(() => setAsked((event as CustomEvent<'fr' | 'en' | null>).detail))
    window.addEventListener(speakEvent, onSpeak)
    return () => window.removeEventListener(speakEvent, onSpeak)
  }, [])
  return asked ?? locale
}

function Themed({ globals, scheme, scope = 'page', provider, children }: ThemedProps) {
  const locale = useLanguage(globals.locale)
  const isPseudo = locale === 'pseudo'
  return (
    <UiProvider
      locale={isPseudo ? 'en' : locale}
      messages={isPseudo ? longestMessages : undefined}
      scheme={scheme}
      density={globals.density}
      icons={icons}
      scope={scope}
      {...provider}
    >
      <div className="ronde-story" dir={globals.direction} lang={languageOf({ locale })}>
        {children}
      </div>
    </UiProvider>
  )
}

/** What belongs to the page and not to the story: what opens over it stands in the body. */
function PageSettings({ direction, motion, lang }: Pick<ToolbarGlobals, 'direction' | 'motion'> & { lang: string }) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction
    document.documentElement.lang = lang
  }, [direction, lang])
  useLayoutEffect(() => {
    // A story looks at once for what it has opened: nothing may still be fading in while it is played.
    let stop = setReducedMotion(true)
    const onPlayed = () => {
      stop()
      stop = setReducedMotion(motion === 'reduced')
    }
    window.addEventListener(storyPlayed, onPlayed)
    return () => {
      window.removeEventListener(storyPlayed, onPlayed)
      stop()
    }
  }, [motion])
  return null
}

const frameUrl = (id: string, globals: ToolbarGlobals, theme: Scheme) => {
  const set = Object.entries({ ...globals, theme }).filter(([key]) =>
    ['theme', 'locale', 'density', 'direction', 'motion'].includes(key),
  )
  return `iframe.html?id=${id}&viewMode=story&globals=${set.map(([key, value]) => `${key}:${value}`).join(';')}`
}

const bothSchemes: readonly Scheme[] = ['light', 'dark']

interface SideBySideProps {
  id: string
  globals: ToolbarGlobals
  story: ReactNode
  provider?: OwnProvider
  isFramed: boolean
}

/** The story in both schemes; what is played or opens over the page gets a page of its own for each. */
function SideBySide({ id, globals, story, provider, isFramed }: SideBySideProps) {
  return (
    <div className="ronde-side-by-side" data-frames={isFramed || undefined}>
      {bothSchemes.map((scheme) =>
        isFramed ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook
          <iframe key={scheme} title={scheme} src={frameUrl(id, globals, scheme)} />
        ) : (
          <Themed key={scheme} globals={globals} scheme={scheme} scope="element" provider={provider}>
            <div className="ronde-sample">{story}</div>
          </Themed>
        ),
      )}
    </div>
  )
}

/** Shows a story as the toolbar says. In a documentation page each story is themed by itself, for others stand beside it. */
export function withToolbar(
  Story: ComponentType<{ args?: object }>,
  { viewMode, id, args, globals: told, parameters, playFunction }: Toolbared,
) {
  const globals = told as ToolbarGlobals
  const isInDocs = viewMode === 'docs'
  const story = globals.locale === 'pseudo' ? <Story args={lengthenedArgs(args)} /> : <Story />
  const settings = !isInDocs && (
    <PageSettings direction={globals.direction} motion={globals.motion} lang={languageOf(globals)} />
  )
  if (globals.theme === 'all') {
    return (
      <Themed globals={globals} scheme="light" scope={isInDocs ? 'element' : 'page'}>
        {settings}
        <SideBySide
          id={id}
          globals={globals}
          story={story}
          provider={parameters.provider}
          isFramed={parameters.docs?.story?.inline === false || (!isInDocs && playFunction !== undefined)}
        />
      </Themed>
    )
  }
  return (
    <Themed
      globals={globals}
      scheme={globals.theme}
      scope={isInDocs ? 'element' : 'page'}
      provider={parameters.provider}
    >
      {settings}
      {isInDocs ? <div className="ronde-sample">{story}</div> : story}
    </Themed>
  )
}
