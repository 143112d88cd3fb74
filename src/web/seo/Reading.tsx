import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { admin } from '#web/texts/admin.en.ts'
import { Button } from '#web/ui/Button.tsx'

/** What is read for a tab: being read, not to be had, or there. */
export const Reading = <Value,>({
  query,
  loading,
  children,
}: {
  query: UseQueryOptions<Value, Error, Value, string[]>
  loading: string
  children: (value: Value) => ReactNode
}) => {
  const { data, isError, refetch } = useQuery(query)
  if (data !== undefined) return children(data)
  if (!isError) return <p role="status">{loading}</p>
  return (
    <div role="alert" className="space-y-3">
      <p>{admin.panel.failed}</p>
      <Button variant="outline" onClick={() => void refetch()}>
        {admin.panel.retry}
      </Button>
    </div>
  )
}
