import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any of our pages has. */
const MAX_STOPS = 250;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Uses a page without a pointer: Tab moves the focus, other keys act. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Moves the focus to the target with Tab. Fails if Tab does not reach it. */
  async to(target: Locator): Promise<void> {
    await this.repeat('Tab', target, () => hasFocus(target));
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
    const isInGroup = () =>
      radio.evaluate((element) => {
        const { activeElement: active } = document;
        const isRadio = active instanceof HTMLInputElement && active.type === 'radio';
        return isRadio && element instanceof HTMLInputElement && active.name === element.name;
      });
    await this.repeat('Tab', radio, isInGroup);
    await this.page.keyboard.press('Space');
    await this.repeat('ArrowDown', radio, () => radio.isChecked());
  }

  /** Opens a menu and chooses one of its items. */
  async pick(trigger: Locator, name: string): Promise<void> {
    await this.press(trigger);
    const item = this.page.getByRole('menuitem', { name });
    await this.repeat('ArrowDown', item, () => hasFocus(item));
    await this.page.keyboard.press('Enter');
  }

  private async repeat(key: string, target: Locator, isThere: () => Promise<boolean>): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      if (await isThere()) return;
      await this.page.keyboard.press(key);
      // Menus move the focus in a task of their own; a key pressed before it would go too far.
      await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    }
    throw new Error(`${key} does not reach ${String(target)}`);
  }
}
