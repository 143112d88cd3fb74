import { texts } from '#web/texts/index.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'

export const VerifiedBadge = () => (
  <Badge data-hint={texts.people.verifiedHint} className="font-sans">
    <Icon name="badge-check" size={14} />
    {texts.people.verified}
  </Badge>
)
