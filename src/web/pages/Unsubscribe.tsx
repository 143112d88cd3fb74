import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { unsubscribeMail } from '#shared/notifications.ts'
import { call } from '#web/call.ts'
import { notifications as texts } from '#web/notifications/notifications.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Head } from './Head.tsx'

const words = texts.stop

/** Where the last line of a mail leads; works without signing in. */
export default function Unsubscribe() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const stopping = useMutation({ mutationFn: () => call(unsubscribeMail, { params: { token } }) })
  return (
    <div className="mx-auto max-w-xl space-y-5">
      <Head title={words.title} description={words.ask} />
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <Card>
        <p role="status">
          {stopping.isSuccess ? words.done : stopping.isError ? words.failed : words.ask}
        </p>
        {!stopping.isSuccess && (
          <Button className="mt-4" disabled={stopping.isPending} onClick={() => stopping.mutate()}>
            {words.button}
          </Button>
        )}
      </Card>
    </div>
  )
}
