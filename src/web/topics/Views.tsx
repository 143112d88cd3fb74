import { Link } from 'react-router'
import type { Standing, Topic } from '#shared/topics.ts'
import { CharacterIcon } from '#web/characters/CharacterIcon.tsx'
import { StanceScale } from '#web/characters/StanceScale.tsx'
import { tones } from '#web/characters/tones.ts'
import { topics as words } from '#web/texts/topics.en.ts'
import { Panel } from '#web/ui/Card.tsx'

/** Where each character stood last, on each thing that is disputed under a hashtag. */
export const Views = ({ views }: { views: Topic['views'] }) =>
  views.length > 0 && (
    <Panel id="views" heading={words.views} className="space-y-4">
      {views.map(({ about, standings }) => (
        <div key={about}>
          <h3 className="text-soft mb-2 text-sm font-medium">{words.viewsOn(about)}</h3>
          <ul className="space-y-2.5">
            {standings.map((standing) => (
              <li key={standing.character.id}>
                <Held standing={standing} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  )

const Held = ({ standing }: { standing: Standing }) => {
  const { character, stance, postId, commentId } = standing
  return (
    <div className={`flex items-center gap-2.5 ${tones[character.color]}`}>
      <CharacterIcon character={character} size="small" />
      <div className="min-w-0 leading-snug">
        <Link
          to={`/post/${postId}#comment-${commentId}`}
          title={words.heldIn(character.name)}
          className="inline-flex min-h-6 items-center font-medium hover:underline"
        >
          {character.name}
        </Link>
        <span className="text-soft block text-sm">
          <StanceScale stance={stance} />
        </span>
      </div>
    </div>
  )
}
