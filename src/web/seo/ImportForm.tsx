import { useRef, type FormEvent } from 'react'
import { admin } from '#web/texts/admin.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { inputLook } from '#web/ui/Field.tsx'
import { useImport } from './queries.ts'

const words = admin.importing

/** Takes the file of a keyword tool or of Search Console; the server tells which it is. */
export const ImportForm = () => {
  const form = useRef<HTMLFormElement>(null)
  const importing = useImport()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const file = typed.get('file')
    if (!(file instanceof File) || file.size === 0) return
    importing.mutate(
      { file, addMissing: typed.has('addMissing') },
      { onSuccess: () => form.current?.reset() },
    )
  }
  return (
    <form ref={form} onSubmit={submit} className="space-y-4">
      <p className="text-soft text-sm">{words.detail}</p>
      <label className="block">
        <span className="mb-1.5 block text-sm font-medium">{words.file}</span>
        <input
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          required
          className={inputLook}
        />
      </label>
      <label className="flex min-h-11 items-center gap-3">
        <input name="addMissing" type="checkbox" className="accent-accent size-5" />
        {words.addMissing}
      </label>
      <Button type="submit" variant="outline" disabled={importing.isPending}>
        {importing.isPending ? words.pending : words.submit}
      </Button>
    </form>
  )
}
