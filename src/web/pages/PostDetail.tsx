import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { metaLength } from '#shared/constants.ts'
import type { Comment, Pass, Thread } from '#shared/posts.ts'
import { onOneLine, truncate } from '#shared/text.ts'
import { AdSlot } from '#web/ads/shown.ts'
import { isSpokenIn } from '#web/ads/rules.ts'
import { AiChoices } from '#web/characters/AiChoices.tsx'
import { CruxCard } from '#web/digest/CruxCard.tsx'
import { AnswerForm } from '#web/digest/AnswerForm.tsx'
import { AfterReading } from '#web/digest/OwnStance.tsx'
import { CreditStage } from '#web/digest/credit.tsx'
import { InstrumentStage } from '#web/instruments/InstrumentStage.tsx'
import { WhereTheyStand } from '#web/digest/WhereTheyStand.tsx'
import { ListenButton, ListenStage } from '#web/read-aloud/ListenStage.tsx'
import { useAnswerOpened } from '#web/drafts/useAnswerOpened.ts'
import { hasMap, MapButton, MapView } from '#web/map/MapButton.tsx'
import { Rich } from '#web/rich/Rich.tsx'
import { usePolling } from '#web/live-state.ts'
import { LibraryNote } from '#web/posts/LibraryNote.tsx'
import { HeldTexts } from '#web/moderation/HeldTexts.tsx'
import { Discussion } from '#web/posts/Discussion.tsx'
import { useEditState } from '#web/posts/editing.ts'
import { MoreComments } from '#web/posts/MoreComments.tsx'
import { OwnWords } from '#web/posts/OwnWords.tsx'
import { PassLine } from '#web/posts/PassLine.tsx'
import { PostActions } from '#web/posts/PostActions.tsx'
import { PostHead } from '#web/posts/PostHead.tsx'
import { threadQuery } from '#web/posts/queries.ts'
import { SeenContext, useIsNew, useSeen } from '#web/posts/seen.ts'
import { Stage, Words } from '#web/posts/spotlight.tsx'
import { Closing } from '#web/moderation/Closing.tsx'
import { Tags } from '#web/posts/Tags.tsx'
import { seen as seenTexts } from '#web/posts/seen.en.ts'
import { thread as threadTexts, comments as commentTexts } from '#web/texts/posts.en.ts'
import { revising as revisingTexts } from '#web/texts/revising.en.ts'
import { editedAt } from '#web/posts/people.ts'
import { trendingQuery } from '#web/trending/queries.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { Head } from './Head.tsx'
import { postIdOf } from './postId.ts'
import { PostNotFound } from './PostNotFound.tsx'
import { useRead, useResult } from '#web/data/useRead.ts'

/** A discussion by itself: the post, then everything that was said about it. */
export default function PostDetail() {
  const id = postIdOf(useParams())
  const { data: thread, isError } = useResult({ ...threadQuery(id), ...usePolling() })
  if (thread) return <Detail thread={thread} />
  return isError ? <PostNotFound /> : <CardSkeletons />
}

const Detail = ({ thread }: { thread: Thread }) => {
  useAnswerOpened()
  return (
    <Stage key={thread.id}>
      <InstrumentStage postId={thread.id}>
        <CreditStage postId={thread.id}>
          <ListenStage thread={thread}>
            <ThreadHead thread={thread} />
            <div className="mx-auto flex max-w-3xl flex-col gap-6 xl:grid xl:max-w-6xl xl:grid-cols-[minmax(0,1fr)_23rem] xl:grid-rows-[auto_auto_1fr]">
              <h1 className="text-soft text-sm font-semibold tracking-wide uppercase xl:col-span-2">
                {threadTexts.heading}
              </h1>
              <Opening thread={thread} />
              <div className="xl:sticky xl:top-20 xl:col-start-2 xl:row-span-2 xl:row-start-2 xl:max-h-[calc(100dvh-6rem)] xl:self-start xl:overflow-y-auto">
                <WhereTheyStand postId={thread.id} />
              </div>
              <div className="space-y-6 xl:col-start-1">
                <Responses thread={thread} />
                {isSpokenIn(thread) && <AdSlot />}
              </div>
            </div>
          </ListenStage>
        </CreditStage>
      </InstrumentStage>
    </Stage>
  )
}

const Opening = ({ thread }: { thread: Thread }) => {
  const own = { type: 'post', id: thread.id, content: thread.content } as const
  const editing = useEditState(own, thread.userId)
  const go = useNavigate()
  const Box = thread.marked ? 'div' : 'p'
  return (
    <Card>
      <article id={`post-${thread.id}`} className="scroll-mt-20">
        <PostHead post={thread} number={threadTexts.number(thread.id)} />
        <OwnWords own={own} isEditing={editing.isEditing} onClose={editing.close}>
          <Box data-words="" className="mt-4 font-serif text-2xl leading-snug whitespace-pre-line">
            <Words postId={thread.id} commentId={null} marked={thread.marked}>
              {thread.content}
            </Words>
          </Box>
        </OwnWords>
        <Rich of={thread} isFolding />
        <Tags tags={thread.tags} words={thread.content} />
        <div className="mt-2 -ms-3 flex items-center gap-1">
          <PostActions
            post={thread}
            own={own}
            onEdit={editing.open}
            onDeleted={() => void go('/')}
          />
        </div>
      </article>
    </Card>
  )
}

const showPass = (pass: Pass) => <PassLine pass={pass} />

const Responses = ({ thread }: { thread: Thread }) => {
  const seen = useSeen(`post-${thread.id}`, thread.comments.at(-1)?.id ?? 0)
  const fresh = thread.comments.filter(useIsNew(seen))
  const [isMapped, setMapped] = useState(false)
  const canMap = hasMap(thread)
  const note = thread.note && <LibraryNote note={thread.note} />
  // What is debated comes before it; why little is said, after it.
  const isCovered = thread.note?.kind === 'covered'
  return (
    <SeenContext value={seen}>
      <section aria-labelledby="responses">
        <Card className="space-y-6">
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
            <h2 id="responses" className="font-serif text-xl font-semibold">
              {commentTexts.heading(thread.commentsCount)}
            </h2>
            <div className="flex flex-wrap items-center gap-x-4">
              <ListenButton />
              {canMap && <MapButton isOpen={isMapped} onToggle={() => setMapped(!isMapped)} />}
              <NewLink fresh={fresh} />
              <LatestLink thread={thread} />
            </div>
          </div>
          {isMapped && canMap && <MapView thread={thread} />}
          {thread.comments.length > 0 && <AiChoices />}
          <Closing thread={thread} />
          {isCovered && note}
          {thread.comments.length === 0 && (
            <p className="text-soft py-6 text-center">{commentTexts.empty}</p>
          )}
          <Discussion
            postId={thread.id}
            editedAt={editedAt(thread)}
            comments={thread.comments}
            passes={thread.passes}
            showPass={showPass}
          />
          <MoreComments thread={thread} />
          {!isCovered && note}
          <HeldTexts postId={thread.id} />
          <CruxCard postId={thread.id} />
          <AfterReading postId={thread.id} />
          <div className="border-line border-t pt-5">
            <AnswerForm postId={thread.id} />
          </div>
        </Card>
      </section>
    </SeenContext>
  )
}

const jump =
  'text-accent inline-flex min-h-11 items-center gap-1.5 text-sm font-medium hover:underline'

/** Where to read on, for a reader who has been here before. */
const NewLink = ({ fresh }: { fresh: Comment[] }) =>
  fresh[0] && (
    <a href={`#comment-${fresh[0].id}`} className={jump}>
      {seenTexts.since(fresh.length)}
    </a>
  )

const fewTurns = 4

/** In a long discussion the newest response is far down, or deep in a branch. */
const LatestLink = ({ thread: { comments } }: { thread: Thread }) => {
  const latest = comments.at(-1)
  if (!latest || comments.length <= fewTurns) return null
  return (
    <a href={`#comment-${latest.id}`} className={jump}>
      <Icon name="arrow-down" size={16} />
      {revisingTexts.latest}
    </a>
  )
}

const ThreadHead = ({ thread: { content, tags } }: { thread: Thread }) => {
  const trending = useRead(trendingQuery()) ?? []
  const hot = trending.slice(0, metaLength.trendingTags).map(({ hashtag }) => hashtag)
  const line = onOneLine(content)
  return (
    <Head
      title={truncate(line, metaLength.title)}
      description={truncate(line, metaLength.description)}
      keywords={[...new Set([...tags, ...hot])].slice(0, metaLength.keywords)}
    />
  )
}
