// The register of tasks: what each kind does to a row.
import { productEdit } from './domains/catalogue/bulk-edit/work.ts';
import type { TaskWork, TaskWorks } from './entities/tasks/kind.ts';

export const TASK_WORKS: TaskWorks = { 'product-edit': productEdit as TaskWork };
