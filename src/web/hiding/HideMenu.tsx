import { useViewer } from '#web/accounts/queries.ts'
import { HideMenu as Menu } from '#web/members/shown.ts'
import type { Props } from './Menu.tsx'

/** Mute, block and report, for members, of anybody but themselves. */
export const HideMenu = (props: Props) => {
  const viewer = useViewer()
  return viewer && viewer.id !== props.whom.id && <Menu {...props} />
}
