import { useQuery } from '@tanstack/react-query'
import { notifications as texts } from './notifications.en.ts'
import { Panel } from '#web/ui/Card.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { PushSetting } from './PushSetting.tsx'
import { choicesQuery, useChoice } from './queries.ts'

const words = texts.settings

/** What somebody wants to be told of, and how. */
export const NotificationSettings = ({ isVerified }: { isVerified: boolean }) => {
  const { data } = useQuery(choicesQuery())
  const choice = useChoice()
  if (!data) return null
  return (
    <Panel id="notifications" heading={words.heading} className="space-y-5">
      <Choices
        name={words.aiReplies}
        choices={words.aiRepliesChoices}
        chosen={data.aiReplies}
        onChoose={(aiReplies) => choice.mutate({ aiReplies })}
      />
      <div>
        {(['likes', 'follows', 'followedPeople', 'followedTopics'] as const).map((kind) => (
          <label key={kind} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="accent-ink size-5"
              checked={data[kind]}
              onChange={({ target }) => choice.mutate({ [kind]: target.checked })}
            />
            {words[kind]}
          </label>
        ))}
      </div>
      {data.canMail ? (
        <div>
          <Choices
            name={words.mail}
            choices={words.mailChoices}
            chosen={data.mail}
            onChoose={(mail) => choice.mutate({ mail })}
          />
          {!isVerified && <p className="text-soft text-sm">{words.mailNeedsProof}</p>}
        </div>
      ) : (
        <p className="text-soft text-sm">{words.cannotMail}</p>
      )}
      <PushSetting />
    </Panel>
  )
}
