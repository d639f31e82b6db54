import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** More stops than any of our pages has. */
const MAX_STOPS = 250;

type Goal = 'has the focus' | 'is in the radio group with the focus' | 'is checked';

/**
 * Whether the element has reached the goal; undefined if the page has replaced the element. Waits for a
 * frame first: menus move the focus in a task of their own, and a key pressed before it would go too far.
 */
const isReached = (target: ElementHandle, goal: Goal): Promise<boolean | undefined> =>
  target.evaluate(async (element, wanted) => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    if (!element.isConnected) return undefined;
    const { activeElement: active } = document;
    if (wanted === 'has the focus') return element === active;
    if (!(element instanceof HTMLInputElement)) return false;
    if (wanted === 'is checked') return element.checked;
    return active instanceof HTMLInputElement && active.type === 'radio' && element.name === active.name;
  }, goal);

/** Uses a page without a pointer: Tab moves the focus, other keys act. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Moves the focus to the target with Tab. Fails if Tab does not reach it. */
  async to(target: Locator): Promise<void> {
    await this.repeat('Tab', target, 'has the focus');
  }

  /** Goes to the target and presses the key. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  /** Goes to the field and replaces its text. */
  async type(field: Locator, text: string): Promise<void> {
    await this.press(field, 'ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Sets a checkbox. */
  async check(box: Locator, isChecked = true): Promise<void> {
    if ((await box.isChecked()) !== isChecked) await this.press(box, 'Space');
    await expect(box).toBeChecked({ checked: isChecked });
  }

  /** Chooses a radio button: Tab goes to its group, the arrow keys choose in it. */
  async choose(radio: Locator): Promise<void> {
    await this.repeat('Tab', radio, 'is in the radio group with the focus');
    await this.page.keyboard.press('Space');
    await this.repeat('ArrowDown', radio, 'is checked');
  }

  /** Opens a menu and chooses one of its items. */
  async pick(trigger: Locator, name: string): Promise<void> {
    await this.press(trigger);
    const item = this.page.getByRole('menuitem', { name });
    await this.repeat('ArrowDown', item, 'has the focus');
    await this.page.keyboard.press('Enter');
  }

  private async repeat(key: string, target: Locator, goal: Goal): Promise<void> {
    await expect(target).toBeVisible();
    // Looked up once, because a search by role after every key takes most of the time of a test.
    let element = await target.elementHandle();
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      const reached = await isReached(element, goal);
      if (reached) return;
      if (reached === false) await this.page.keyboard.press(key);
      else element = await target.elementHandle();
    }
    throw new Error(`${key} does not reach ${String(target)}`);
  }
}
