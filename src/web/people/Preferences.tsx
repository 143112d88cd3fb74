import { useQuery } from '@tanstack/react-query'
import { settings as words } from '#web/texts/settings.en.ts'
import { stories as storyTexts } from '#web/texts/stories.en.ts'
import { Languages } from '#web/frame/Languages.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { settingsQuery, useSetting } from './settings.ts'

export const Privacy = () => {
  const { data } = useQuery(settingsQuery())
  const setting = useSetting()
  if (!data) return null
  return (
    <Panel id="privacy" heading={words.privacy} className="space-y-3">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="accent-ink size-5"
          checked={data.isIndexed}
          onChange={({ target }) => setting.mutate({ isIndexed: target.checked })}
        />
        {words.indexed}
      </label>
      <p className="text-soft text-sm">{words.likesPrivate}</p>
    </Panel>
  )
}

export const AiPreferences = () => {
  const { data } = useQuery(settingsQuery())
  const setting = useSetting()
  if (!data) return null
  return (
    <Panel id="ai" heading={words.ai} className="space-y-5">
      <Choices
        name={words.aiReplies}
        choices={words.aiRepliesChoices}
        chosen={data.aiReplies}
        onChoose={(aiReplies) => setting.mutate({ aiReplies })}
      />
      <Choices
        name={words.aiPosts}
        choices={words.aiPostsChoices}
        chosen={data.aiPosts}
        onChoose={(aiPosts) => setting.mutate({ aiPosts })}
      />
      <p className="text-soft text-sm">{words.aiHint}</p>
    </Panel>
  )
}

/** Chosen here it also holds for mails and notifications. */
export const LanguagePreference = () => (
  <Panel id="language" heading={words.language} className="space-y-3">
    <Languages />
    <p className="text-soft text-sm">{words.languageHint}</p>
  </Panel>
)

/** A member who wants no stories sees no link to them. */
export const StoriesPreference = () => {
  const { data } = useQuery(settingsQuery())
  const setting = useSetting()
  if (!data) return null
  return (
    <Panel id="stories" heading={storyTexts.title} className="space-y-3">
      <Choices
        name={words.stories}
        choices={words.storiesChoices}
        chosen={data.stories}
        onChoose={(stories) => setting.mutate({ stories })}
      />
    </Panel>
  )
}
