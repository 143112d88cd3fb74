import { truncate } from '#shared/text.ts'
import { characters as characterTexts } from '#web/texts/characters.en.ts'
import { stanceWords } from '#web/digest/Track.tsx'
import { type Layout, type Place } from './layout.ts'
import { type Said } from './said.ts'

const firstWords = 140

type Props = { layout: Layout; said: Map<number, Said>; isShown: boolean }

/** The same as nested lists. While only screen readers have it, the tab key stays out of it. */
export const MapList = ({ layout: { places }, said, isShown }: Props) => {
  const below = Map.groupBy(places, ({ answers }) => answers)
  const tabIndex = isShown ? undefined : -1
  const listOf = (some: Place[]) => (
    <ul className="border-line ms-1 space-y-1 border-s-2 ps-3">
      {some.map(({ id }) => {
        const one = said.get(id)
        const answers = below.get(id)
        return (
          one && (
            <li key={id}>
              <Line said={one} tabIndex={tabIndex} />
              {answers && listOf(answers)}
            </li>
          )
        )
      })}
    </ul>
  )
  return <div className={isShown ? 'text-sm' : 'sr-only'}>{listOf(below.get(null) ?? [])}</div>
}

const Line = ({ said, tabIndex }: { said: Said; tabIndex: number | undefined }) => (
  <a href={said.href} tabIndex={tabIndex} className="inline-block min-h-6 py-1 hover:underline">
    {said.name && (
      <span className="font-semibold">
        {said.name}
        {said.isAi && ` · ${characterTexts.badge}`}
      </span>
    )}
    {said.stance !== null && <span className="text-soft">, {stanceWords(said.stance)}</span>}
    {said.name && ': '}
    <span {...said.spoken}>{truncate(said.words, firstWords)}</span>
  </a>
)
