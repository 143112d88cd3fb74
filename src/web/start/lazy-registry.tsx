import type { ComponentType, ReactNode } from 'react'

type PropsOf<Part> = Part extends (props: infer Props) => ReactNode ? Props : never

/**
 * Components that many pages never show, in a file of their own. It is fetched before a page that
 * shows them comes to life, so that they can be drawn at once, as the server drew them.
 */
export const lazyRegistry = <Parts extends object>(fetchParts: () => Promise<Parts>) => {
  let parts: Parts | undefined
  const bring = (brought: Parts): void => void (parts = brought)
  return {
    bring,
    have: (): boolean => parts !== undefined,
    load: async (): Promise<void> => bring(await fetchParts()),
    /** One of them; nothing is drawn while the file is not there. */
    part:
      <Name extends keyof Parts>(name: Name) =>
      (props: PropsOf<Parts[Name]>): ReactNode => {
        const Part = parts?.[name] as ComponentType<object> | undefined
        return Part && <Part {...(props as object)} />
      },
  }
}
