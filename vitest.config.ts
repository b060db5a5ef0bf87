import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // As many as there are processors; left alone it keeps one of them free for watching.
    maxWorkers: '100%',
    projects: ['golf', 'content', 'contract', 'server', 'web', 'scripts'].map((name) => ({
      test: { name, root: name, include: ['**/*.test.ts', '**/*.test.tsx'], exclude: ['node_modules/**', 'dist/**'] },
    })),
  },
})
