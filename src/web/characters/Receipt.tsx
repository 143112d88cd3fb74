import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Receipt as ReceiptData } from '#shared/characters.ts'
import { comments as commentTexts } from '#web/texts/posts.en.ts'
import { receipt as receiptTexts } from './receipt.en.ts'
import { characters as characterTexts } from '#web/texts/characters.en.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { receiptQuery } from './queries.ts'

/** "Why this reply?": why a character spoke, by which voice, at what cost. */
export default function Receipt({
  commentId,
  onClose,
}: {
  commentId: number
  onClose: () => void
}) {
  const { data, isError } = useQuery(receiptQuery(commentId))
  return (
    <Dialog heading={commentTexts.why} closeLabel={receiptTexts.close} onClose={onClose}>
      {isError ? (
        <p>{receiptTexts.failed}</p>
      ) : data ? (
        <Facts receipt={data} onLeave={onClose} />
      ) : (
        <Skeleton lines={5} />
      )}
    </Dialog>
  )
}

type Shown = {
  receipt: ReceiptData
  /** Somebody goes to a comment behind the dialog. */
  onLeave: () => void
}

const Facts = ({ receipt, onLeave }: Shown) => (
  <dl className="space-y-3.5 text-[0.9375rem]">
    <Fact name={receiptTexts.why}>
      <ul className="list-disc space-y-1 ps-5">
        {receipt.why.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Fact>
    <Fact name={receiptTexts.did}>{characterTexts.acts[receipt.act]}</Fact>
    {receipt.answers && (
      <Fact name={receiptTexts.answers(receipt.answers.handle)}>
        <Link
          to={placeOf(receipt.postId, receipt.answers.commentId)}
          onClick={onLeave}
          className="hover:underline"
        >
          <q className="italic">{receipt.answers.quote}</q>
        </Link>
      </Fact>
    )}
    {receipt.debate !== null && <Fact name={receiptTexts.debate}>{receipt.debate}</Fact>}
    {receipt.facts.length > 0 && (
      <Fact name={receiptTexts.facts}>
        <ul className="list-disc space-y-1 ps-5">
          {receipt.facts.map(({ text, source, isOpened }) => (
            <li key={text}>
              {text} <span className="text-soft">{source}</span>
              {isOpened === false && <span className="text-soft"> ({receiptTexts.unopened})</span>}
            </li>
          ))}
        </ul>
      </Fact>
    )}
    {receipt.unchecked.length > 0 && (
      <Fact name={receiptTexts.unchecked}>{receipt.unchecked.join(' · ')}</Fact>
    )}
    <Fact name={receiptTexts.voice}>
      {voiceOf(receipt)}
      {receipt.isDegraded && <p className="text-soft">{receiptTexts.degraded}</p>}
    </Fact>
    {receipt.modelHash !== null && (
      <Fact name={receiptTexts.file}>
        <code className="text-sm break-all">{receipt.modelHash}</code>
      </Fact>
    )}
    <Fact name={receiptTexts.read}>
      {seenBy(receipt)}
      <Seen receipt={receipt} onLeave={onLeave} />
    </Fact>
    {receipt.inputTokens + receipt.outputTokens > 0 && (
      <Fact name={receiptTexts.tokens}>
        {receipt.inputTokens} / {receipt.outputTokens}
      </Fact>
    )}
    <Fact name={receiptTexts.cost}>{costOf(receipt)}</Fact>
    <Fact name={receiptTexts.took}>
      {receiptTexts.seconds(receipt.durationMs)}
      {receipt.tokensPerSecond !== null && (
        <span className="text-soft"> ({receiptTexts.speed(receipt.tokensPerSecond)})</span>
      )}
    </Fact>
  </dl>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-soft text-sm">{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Each comment it had before it, to look at. */
const Seen = ({ receipt: { postId, seenCommentIds }, onLeave }: Shown) =>
  seenCommentIds.length > 0 && (
    <span className="mt-1 flex flex-wrap gap-x-3 text-sm">
      {seenCommentIds.map((id) => (
        <Link
          key={id}
          to={placeOf(postId, id)}
          onClick={onLeave}
          className="text-accent inline-flex min-h-6 items-center hover:underline"
        >
          #{id}
        </Link>
      ))}
    </span>
  )

const placeOf = (postId: number, commentId: number | null) =>
  `/post/${postId}#${commentId === null ? `post-${postId}` : `comment-${commentId}`}`

/** The earlier voice and the library say what they are; a model has a name and a provider. */
const voiceOf = ({ provider, model }: ReceiptData): string => {
  if (provider === 'builtin' || provider === 'library') return receiptTexts[provider]
  return `${model} (${provider})`
}

const seenBy = ({ seenCommentIds: { length } }: ReceiptData) =>
  length > 0 ? receiptTexts.readComments(length) : receiptTexts.readPost

const costOf = ({ costMicrousd }: ReceiptData) =>
  costMicrousd > 0 ? `$${(costMicrousd / 1_000_000).toFixed(6)}` : receiptTexts.free
