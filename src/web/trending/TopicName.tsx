import { useViewer } from '#web/accounts/queries.ts'
import { startAbout } from '#web/posts/compose.ts'
import { texts } from '#web/texts/index.ts'

/** A topic by name; who is signed in can press it to start a discussion about it. */
export const TopicName = ({ tag, text = `#${tag}` }: { tag: string; text?: string }) =>
  useViewer() ? (
    <button
      type="button"
      title={texts.trending.startAbout(tag)}
      onClick={() => startAbout(tag)}
      className="inline-flex min-h-6 items-center text-left font-medium hover:underline"
    >
      {text}
    </button>
  ) : (
    <span className="font-medium">{text}</span>
  )
