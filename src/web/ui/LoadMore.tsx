import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

type Props = {
  reading: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  className?: string
  children: ReactNode
}

/** Reads a list's next page, as long as there is one. */
export const LoadMore = ({ reading, className, children }: Props) =>
  reading.hasNextPage && (
    <Button
      variant="outline"
      className={className}
      disabled={reading.isFetchingNextPage}
      onClick={() => void reading.fetchNextPage()}
    >
      {children}
    </Button>
  )
