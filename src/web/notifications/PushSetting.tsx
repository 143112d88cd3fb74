import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { notifications as texts } from './notifications.en.ts'
import { never } from '#web/ui/never.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toasts.ts'
import { canPush, findSubscription, startPush, stopPush } from './push.ts'

const words = texts.settings
const queryKey = ['push']

/** Whether this browser is woken; nothing is asked before the button is pressed. */
export const PushSetting = () => {
  const isAble = useSyncExternalStore(never, canPush, () => false)
  const cache = useQueryClient()
  const { data: isOn } = useQuery({
    queryKey,
    enabled: isAble,
    queryFn: async () => (await findSubscription()) !== null,
  })
  const turning = useMutation({
    mutationFn: async (on: boolean) => (on ? startPush() : stopPush().then(() => false)),
    onSuccess: (isOnNow, on) => {
      const title = on ? (isOnNow ? words.pushed : words.pushDenied) : words.unpushed
      toast({ title, isDestructive: on && !isOnNow })
      return cache.invalidateQueries({ queryKey })
    },
    onError: () => toast({ title: words.pushUnable, isDestructive: true }),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span>{words.push}</span>
      {isAble ? (
        <Button
          variant="outline"
          size="small"
          disabled={turning.isPending || isOn === undefined}
          onClick={() => turning.mutate(!isOn)}
        >
          {isOn ? words.pushOff : words.pushOn}
        </Button>
      ) : (
        <span className="text-soft text-sm">{words.pushUnable}</span>
      )}
    </div>
  )
}
