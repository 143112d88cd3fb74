import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/iconNames.ts'

type Props = { icon: IconName; text: string; onClick: () => void }

/** One of the things that a menu offers: a line of its own, or the menu would be as wide as all of them together. */
export const Choice = ({ icon, text, onClick }: Props) => (
  <Button variant="plain" className="flex w-full justify-start" onClick={onClick}>
    <Icon name={icon} size={18} />
    {text}
  </Button>
)
