import { characters as texts } from '#web/texts/characters.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'

/** Stands beside the name wherever an AI text appears. */
export const AiBadge = () => (
  <Badge variant="tone" data-hint={texts.badgeHint}>
    <Icon name="bot" size={13} />
    {texts.badge}
  </Badge>
)
