import { type ComponentType, type ReactNode, Suspense } from 'react'
import { optional } from '#web/ui/optional.ts'
import type { Props } from './RichPart.tsx'

const fetchPart = () => import('./RichPart.tsx')
let Part: ComponentType<Props> = optional(fetchPart)

/** The server has it at hand. */
export const bringRich = (brought: ComponentType<Props>): void => void (Part = brought)

/** Before a page that shows some comes to life, so that nothing that is pressed is lost; later ones fetch it themselves. */
export const loadRich = (): Promise<void> | null =>
  document.querySelector('[data-rich]') &&
  fetchPart().then(({ default: brought }) => bringRich(brought), console.warn)

/** What a few posts and comments have beside their words, or within; `children` stand there until it comes. */
export const Rich = ({ children, ...props }: Props & { children?: ReactNode }) =>
  (props.words || props.of?.poll || props.of?.pictures || props.of?.linkCard) && (
    <Suspense fallback={children}>
      <Part {...props} />
    </Suspense>
  )
