import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { toastRules } from '#shared/constants.ts'
import { site as texts } from '#web/texts/site.en.ts'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { dismiss, onMessages, shownMessages } from './toasts.ts'
import { Icon } from './Icon.tsx'

/** Shows messages for 5 s each; a swipe of 50 px to the right or the button sends one away. */
export default function Toaster() {
  const messages = useSyncExternalStore(onMessages, shownMessages, shownMessages)
  return (
    <Toast.Provider
      label={texts.toast}
      duration={toastRules.durationMs}
      swipeDirection="right"
      swipeThreshold={toastRules.swipePx}
    >
      {messages.map(({ id, title, detail, isDestructive, action }) => (
        <Toast.Root
          key={id}
          type="foreground"
          onOpenChange={(isOpen) => !isOpen && dismiss(id)}
          className={classes(
            'animate-arrive bg-card rounded-card grid grid-cols-[1fr_auto] gap-x-3 border p-4 shadow-xl',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            isDestructive ? 'border-danger' : 'border-edge',
          )}
        >
          <Toast.Title className={classes('font-semibold', isDestructive && 'text-danger')}>
            {title}
          </Toast.Title>
          {detail && (
            <Toast.Description className="text-soft col-start-1 text-sm">
              {detail}
            </Toast.Description>
          )}
          {action && (
            <Toast.Action altText={action.label} asChild>
              <Button
                variant="outline"
                size="small"
                className="col-start-1 mt-2 justify-self-start"
                onClick={action.run}
              >
                {action.label}
              </Button>
            </Toast.Action>
          )}
          <Toast.Close
            aria-label={texts.closeToast}
            className="text-soft hover:bg-sunken col-start-2 row-span-2 row-start-1 inline-flex size-9 items-center justify-center rounded-full"
          >
            <Icon name="x" size={18} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        label={texts.notifications}
        className="fixed inset-x-0 bottom-0 z-50 flex flex-col gap-2 p-4 pb-20 md:inset-x-auto md:end-0 md:w-[420px] md:max-w-[420px] md:pb-4"
      />
    </Toast.Provider>
  )
}
