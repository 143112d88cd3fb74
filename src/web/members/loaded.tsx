import { type ComponentProps, type ComponentType, type ReactNode } from 'react'

type Parts = typeof import('./parts.ts')
type Drawn<Name extends keyof Parts> = ComponentProps<Parts[Name]>

let parts: Parts | undefined

export const haveParts = (): boolean => parts !== undefined
export const bringParts = (brought: Parts): void => void (parts = brought)

/** Fetches what only members are shown; visitors, who are most of those who come, never do. */
export const loadParts = async (): Promise<void> => bringParts(await import('./parts.ts'))

/**
 * What only a member is shown. Nobody counts as signed in before its code is there (ViewerProvider),
 * so it can be drawn at once wherever there is a viewer.
 */
export const forMembers =
  <Name extends keyof Parts>(name: Name) =>
  (props: Drawn<Name>): ReactNode => {
    const Part = parts?.[name] as ComponentType<object> | undefined
    return Part && <Part {...(props as object)} />
  }
