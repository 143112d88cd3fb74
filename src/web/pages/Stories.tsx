import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Story } from '#shared/stories.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { HeldTexts } from '#web/moderation/HeldTexts.tsx'
import { CreateStory } from '#web/stories/CreateStory.tsx'
import { storiesQuery } from '#web/stories/queries.ts'
import { RemoveStory } from '#web/stories/RemoveStory.tsx'
import { StoryCard } from '#web/stories/StoryCard.tsx'
import { StoryViewer } from '#web/stories/StoryViewer.tsx'
import { stories as words } from '#web/texts/stories.en.ts'
import { settings as settingsTexts } from '#web/texts/settings.en.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useMinute } from '#web/ui/Time.tsx'
import { Head } from './Head.tsx'

type Shown = { what: 'viewer' | 'removal'; id: number } | { what: 'form' } | null

/** What people share for a day; nothing for a member who wants no stories. */
export default function Stories() {
  return useViewer()?.stories === 'hide' ? <SwitchedOff /> : <AllStories />
}

const SwitchedOff = () => (
  <Card className="mx-auto max-w-xl py-12 text-center">
    <Head title={words.title} description={words.description} />
    <h1 className="font-serif text-xl font-semibold">{words.off}</h1>
    <p className="text-soft mt-1 mb-6">{words.offDetail}</p>
    <ButtonLink to="/settings#stories">{settingsTexts.title}</ButtonLink>
  </Card>
)

const AllStories = () => {
  const { data: stories, isPending } = useLiving()
  const [shown, show] = useState<Shown>(null)
  const close = useCallback(() => show(null), [])
  return (
    <div className="space-y-6">
      <Head title={words.title} description={words.description} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
          <p className="text-soft mt-1">{words.intro}</p>
        </div>
        <CreateButton label={words.create} onPress={() => show({ what: 'form' })} />
      </div>
      <HeldTexts thing="story" />
      {isPending && <Skeleton lines={8} />}
      {stories?.length === 0 && <Empty onCreate={() => show({ what: 'form' })} />}
      {stories && stories.length > 0 && <Grid stories={stories} onShow={show} />}
      {shown?.what === 'form' && <CreateStory onClose={close} />}
      {shown?.what === 'removal' && <RemoveStory id={shown.id} onClose={close} />}
      {shown?.what === 'viewer' && stories && (
        <StoryViewer stories={stories} from={shown.id} onClose={close} />
      )}
    </div>
  )
}

/** What has expired since it was read is shown no more. */
const useLiving = () => {
  const reading = useQuery(storiesQuery())
  const now = useMinute()
  const data =
    now === null
      ? reading.data
      : reading.data?.filter(({ expiresAt }) => Date.parse(expiresAt) > now)
  return { ...reading, data }
}

/** Visitors sign in first. */
const CreateButton = ({ label, onPress }: { label: string; onPress: () => void }) => {
  const plus = <Icon name="plus" size={18} />
  return useViewer() ? (
    <Button onClick={onPress}>
      {plus}
      {label}
    </Button>
  ) : (
    <ButtonLink to="/auth">
      {plus}
      {label}
    </ButtonLink>
  )
}

const Empty = ({ onCreate }: { onCreate: () => void }) => (
  <Card className="py-12 text-center">
    <h2 className="font-serif text-xl font-semibold">{words.empty}</h2>
    <p className="text-soft mt-1 mb-6">{words.emptyDetail}</p>
    <CreateButton label={words.createFirst} onPress={onCreate} />
  </Card>
)

const Grid = ({ stories, onShow }: { stories: Story[]; onShow: (shown: Shown) => void }) => {
  const viewerId = useViewer()?.id
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {stories.map((story) => (
        <li key={story.id}>
          <StoryCard
            story={story}
            onOpen={() => onShow({ what: 'viewer', id: story.id })}
            onRemove={
              story.author.id === viewerId
                ? () => onShow({ what: 'removal', id: story.id })
                : undefined
            }
          />
        </li>
      ))}
    </ul>
  )
}
