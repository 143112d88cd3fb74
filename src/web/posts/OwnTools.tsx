import { revising as texts } from '#web/texts/revising.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useMayChange } from './editing.ts'
import { useDeleting, type Own } from './revising.ts'

type Props = {
  own: Own
  /** null: a character's, which nobody edits. */
  authorId: string | null
  onEdit: () => void
  onDeleted?: () => void
}

/** Edit and delete, for the author and for administrators. */
export const OwnTools = (props: Props) => useMayChange(props.authorId) && <Tools {...props} />

const Tools = ({ own, authorId, onEdit, onDeleted }: Props) => {
  const deleting = useDeleting(own, { onDone: onDeleted })
  return (
    <>
      {authorId !== null && (
        <Button
          variant="plain"
          size="small"
          aria-label={texts.edit}
          data-hint={texts.edit}
          onClick={onEdit}
        >
          <Icon name="square-pen" size={17} />
        </Button>
      )}
      <Button
        variant="plain"
        size="small"
        aria-label={texts.delete}
        data-hint={texts.delete}
        disabled={deleting.isPending}
        onClick={() => deleting.mutate()}
      >
        <Icon name="trash" size={17} />
      </Button>
    </>
  )
}
