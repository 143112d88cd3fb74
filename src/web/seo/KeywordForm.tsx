import type { FormEvent } from 'react'
import { defaultCategory, keywordCategories } from '#shared/seo.ts'
import { typedIn } from '#web/accounts/forms.ts'
import { admin } from '#web/texts/admin.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field, inputLook } from '#web/ui/Field.tsx'
import { useAddKeyword } from './queries.ts'

const words = admin.keywords

/** A blank keyword is ignored; after one was added the next can be typed. */
export const KeywordForm = () => {
  const adding = useAddKeyword()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = typedIn(event, ['keyword', 'category'])
    if (typed.keyword.trim()) adding.mutate(typed, { onSuccess: () => startAnew(form, typed) })
  }
  return (
    <form
      onSubmit={submit}
      className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem_auto] sm:items-end"
    >
      <Field name="keyword" label={words.keyword} maxLength={100} />
      <CategoryField />
      <Button type="submit" disabled={adding.isPending}>
        {adding.isPending ? words.pending : words.submit}
      </Button>
    </form>
  )
}

/** The next keyword is often of the same category. */
const startAnew = (form: HTMLFormElement, { category }: { category: string }) => {
  form.reset()
  const field = form.elements.namedItem('category')
  if (field instanceof HTMLSelectElement) field.value = category
}

const CategoryField = () => (
  <label className="block">
    <span className="mb-1.5 block text-sm font-medium">{words.category}</span>
    <select name="category" className={inputLook}>
      {[defaultCategory, ...keywordCategories].map((category) => (
        <option key={category}>{category}</option>
      ))}
    </select>
  </label>
)
