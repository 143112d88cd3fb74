import { people as texts } from '#web/texts/people.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'

export const VerifiedBadge = () => (
  <Badge data-hint={texts.verifiedHint} className="font-sans">
    <Icon name="badge-check" size={14} />
    {texts.verified}
  </Badge>
)
