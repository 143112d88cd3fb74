import { lazy, Suspense, useId, useState, type FormEvent } from 'react'
import type { NewPoll } from '#shared/polls.ts'
import { postLength, type AiSeats } from '#shared/posts.ts'
import { hashtags } from '#shared/text.ts'
import { composer as composerTexts } from './composer.en.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { DraftNote } from '#web/drafts/DraftNote.tsx'
import { useKeptDraft } from '#web/drafts/useKeptDraft.ts'
import { AddPictures } from '#web/pictures/AddPictures.tsx'
import { useAdding, withPictures } from '#web/pictures/adding.ts'
import { firstPoll, readyPoll } from '#web/polls/writing.ts'
import { WritingArea } from '#web/writing/WritingArea.tsx'
import { useComposerFocus } from './compose.ts'
import { postDraft } from './browser-drafts.ts'
import { usePosting } from './writing.ts'

const PollFields = lazy(() => import('#web/polls/PollFields.tsx'))
const PictureFields = lazy(() => import('#web/pictures/PictureFields.tsx'))

export type Use = {
  /** It has the screen to itself and is typed into at once. */
  isLarge?: boolean
  onPosted?: () => void
}

const begins = { postId: null, parentId: null }

type Author = { name: string; picture: string | null }

/** Where a member writes. */
export const PostForm = ({ name, picture, isLarge, onPosted }: Author & Use) => {
  const draft = useKeptDraft(postDraft, begins)
  const { text: content, write } = draft
  const composerId = useComposerFocus()
  const hintId = useId()
  const [seats, setSeats] = useState<AiSeats>('panel')
  const [poll, setPoll] = useState<NewPoll | null>(null)
  const asked = poll && readyPoll(poll)
  const adding = useAdding()
  const finish = () => {
    setPoll(null)
    adding.clear()
    onPosted?.()
  }
  const posting = usePosting({ draft, onDone: finish })
  const over = [...content.trim()].length - postLength
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!content.trim() || !adding.isReady) return
    const beside = { ...(asked && { poll: asked }), ...withPictures(adding) }
    posting.mutate({ content, aiSeats: seats, ...beside })
  }
  return (
    <Card>
      <form onSubmit={submit} className="flex gap-3">
        <span className="max-sm:hidden">
          <Avatar name={name} src={picture} />
        </span>
        <div className="min-w-0 flex-1 space-y-3">
          <WritingArea
            id={composerId}
            label={composerTexts.label}
            placeholder={composerTexts.placeholder}
            value={content}
            autoFocus={isLarge}
            className={isLarge ? 'min-h-[45dvh]' : undefined}
            disabled={posting.isPending}
            onChange={({ target }) => write(target.value)}
            onPictures={adding.add}
          />
          <DetectedTopics topics={hashtags(content)} />
          {adding.added.length > 0 && (
            <Suspense>
              <PictureFields adding={adding} isBusy={posting.isPending} />
            </Suspense>
          )}
          {poll && (
            <Suspense>
              <PollFields poll={poll} onChange={setPoll} isBusy={posting.isPending} />
            </Suspense>
          )}
          <div>
            {over > 0 && <p className="text-danger text-sm">{composerTexts.tooLong(over)}</p>}
            <div className="flex items-center gap-x-1">
              <Seats chosen={seats} onChoose={setSeats} hintId={hintId} />
              <AddPictures adding={adding} isBusy={posting.isPending} />
              {!poll && <AddPoll onAdd={() => setPoll(firstPoll)} />}
              <Button
                type="submit"
                className="ms-auto"
                disabled={
                  !content.trim() ||
                  over > 0 ||
                  (poll && !asked) ||
                  !adding.isReady ||
                  posting.isPending
                }
              >
                {posting.isPending ? composerTexts.pending : composerTexts.submit}
              </Button>
            </div>
            <div className="flex items-center justify-between gap-x-3">
              <p id={hintId} className="text-soft px-1 text-xs">
                {composerTexts.seatHints[seats]}
              </p>
              <DraftNote where={draft.where} />
            </div>
          </div>
        </div>
      </form>
    </Card>
  )
}

/** On a phone its icon alone, so that all tools stand on one line. */
const AddPoll = ({ onAdd }: { onAdd: () => void }) => (
  <Button variant="plain" size="small" onClick={onAdd}>
    <Icon name="chart-line" size={16} />
    <span className="max-sm:sr-only">{composerTexts.addPoll}</span>
  </Button>
)

/** Not read out by itself: a hashtag is another one with every letter that is typed. */
const DetectedTopics = ({ topics }: { topics: string[] }) =>
  topics.length > 0 && (
    <p className="flex flex-wrap items-center gap-1.5 text-sm">
      <span className="text-soft">{composerTexts.topics}</span>
      {topics.map((topic) => (
        <Badge key={topic}>#{topic}</Badge>
      ))}
    </p>
  )

const seatNames: Record<AiSeats, string> = {
  panel: composerTexts.panel,
  on_call: composerTexts.on_call,
  humans_only: composerTexts.humans_only,
}
const seatChoices: AiSeats[] = ['panel', 'on_call', 'humans_only']

type SeatsOf = { chosen: AiSeats; onChoose: (seats: AiSeats) => void; hintId: string }

const Seats = ({ chosen, onChoose, hintId }: SeatsOf) => (
  <select
    aria-label={composerTexts.seats}
    aria-describedby={hintId}
    value={chosen}
    onChange={({ target }) => onChoose(target.value as AiSeats)}
    className="border-line bg-card text-ink min-h-11 min-w-0 truncate rounded-full border px-3 text-sm"
  >
    {seatChoices.map((seats) => (
      <option key={seats} value={seats}>
        {seatNames[seats]}
      </option>
    ))}
  </select>
)
