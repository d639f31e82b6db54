import { Controller } from '@nestjs/common';
import { accountsLogIn, accountsMe, accountsRegister, getMe, logIn, register } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class AccountsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(register)
  register(@Input() { body }: InputOf<typeof register>) {
    return this.rpc.forward(accountsRegister, { body });
  }

  @Route(logIn)
  logIn(@Input() { body }: InputOf<typeof logIn>) {
    return this.rpc.forward(accountsLogIn, { body });
  }

  @Route(getMe)
  me(@Input() { actor }: InputOf<typeof getMe>) {
    return this.rpc.forward(accountsMe, { actor });
  }
}
