import { Link } from 'react-router'
import { type Notification, namelessKinds } from '#shared/notifications.ts'
import { notifications as words } from './notifications.en.ts'
import { characters as characterTexts } from '#web/texts/characters.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/iconNames.ts'
import { Time } from '#web/ui/Time.tsx'

const icons: Record<Notification['kind'], IconName> = {
  reply: 'message-circle',
  ai_reply: 'bot',
  mention: 'corner-down-right',
  like: 'heart',
  follow: 'user-plus',
  new_post: 'square-pen',
  moved: 'sparkles',
  said_back: 'message-circle',
  confirmed: 'check',
  mended: 'square-pen',
  point: 'check',
  wait_held: 'eye',
  wait_appeal: 'eye',
  wait_message: 'message-circle',
  wait_topic: 'radar',
  wait_source: 'triangle-alert',
}

/** One thing that happened, and the way there; a member who goes there has read it. */
export const NotificationLine = ({ one, onRead }: { one: Notification; onRead: () => void }) => (
  <li
    className={classes(
      'border-line flex gap-3 border-b px-4 py-3 last:border-b-0',
      !one.isRead && !one.isQuiet && 'bg-accent/7',
    )}
  >
    <Icon name={icons[one.kind]} size={20} className="text-soft mt-1 shrink-0" />
    <div className="min-w-0 grow">
      <Link
        to={one.path}
        onClick={onRead}
        className="inline-block min-h-6 leading-relaxed hover:underline"
      >
        {isCaused(one.kind) && <strong className="font-semibold">{nameAll(one)} </strong>}
        {words.did[one.kind](one.isOfComment, one.people.length + one.othersCount > 1)}
      </Link>
      {one.excerpt !== '' && <p className="text-soft line-clamp-2 wrap-anywhere">{one.excerpt}</p>}
      <p className="text-soft mt-1 flex flex-wrap items-center gap-2 text-sm">
        <Time at={one.at} />
        {one.people.some(({ isAi }) => isAi) && <Badge>{characterTexts.badge}</Badge>}
        {one.isQuiet && <span>{words.quiet}</span>}
        {!one.isRead && !one.isQuiet && (
          <span className="text-accent font-medium">{words.unread}</span>
        )}
      </p>
    </div>
  </li>
)

const isCaused = (kind: Notification['kind']) => !namelessKinds.some((one) => one === kind)

const nameAll = ({ people, othersCount }: Notification) =>
  words.who(
    people.map(({ name }) => name),
    othersCount,
  )
