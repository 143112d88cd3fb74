import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { CharacterPage } from '#shared/character-page.ts'
import { truncate } from '#shared/text.ts'
import { Arguments } from '#web/characters/Arguments.tsx'
import { CharacterHead } from '#web/characters/CharacterHead.tsx'
import { characterQuery } from '#web/characters/queries.ts'
import { Positions } from '#web/characters/Positions.tsx'
import { tones } from '#web/characters/tones.ts'
import { Forecasts } from '#web/characters/Forecasts.tsx'
import { HideMenu } from '#web/members/shown.ts'
import { character as words } from '#web/characters/character.en.ts'
import { Panel } from '#web/ui/Card.tsx'
import { classes } from '#web/ui/classes.ts'
import { Head } from './Head.tsx'

/** A character: its record, how it speaks, where it stood, what it said best. */
export default function Character() {
  const { id = '' } = useParams()
  const { data: page } = useQuery(characterQuery(id))
  if (!page) return null
  return (
    <div className={classes('mx-auto max-w-5xl space-y-6', tones[page.color])}>
      <Head
        title={page.name}
        description={truncate(words.description(page.name, page.personality), 200)}
      />
      <CharacterHead page={page}>
        <HideMenu whom={{ type: 'character', id: page.id, name: page.name }} variant="outline" />
      </CharacterHead>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <div className="space-y-6">
          <Panel id="best" heading={words.best}>
            <p className="text-soft -mt-2 mb-4 text-sm">
              {page.best.length > 0 ? words.bestHint : words.noBest}
            </p>
            <Arguments list={page.best} />
          </Panel>
          <Panel id="latest" heading={words.latest}>
            {page.latest.length === 0 && <p className="text-soft text-sm">{words.nothing}</p>}
            <Arguments list={page.latest} />
          </Panel>
        </div>
        <div className="space-y-6">
          <Panel id="stands" heading={words.stands}>
            <Positions page={page} />
          </Panel>
          <Forecasts page={page} />
          <Manner page={page} />
        </div>
      </div>
    </div>
  )
}

const Manner = ({ page: { habits, values } }: { page: CharacterPage }) => (
  <Panel id="manner" heading={words.speaks}>
    <ul className="list-disc space-y-1.5 ps-5 text-sm marker:text-(--tone)">
      {habits.map((habit) => (
        <li key={habit} className="first-letter:uppercase">
          {habit}
        </li>
      ))}
    </ul>
    <h3 className="mt-4 mb-1 text-sm font-semibold">{words.values}</h3>
    <p className="text-soft text-sm">{values.join(' · ')}</p>
  </Panel>
)
